import { Checkbox, NativeSelect, Radio, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import c from './form.module.css';
import type { FieldProps } from './use-form.ts';

type Extra = { hint?: ReactNode; optional?: boolean };

/**
 * Returns the props that all inputs share. Mantine connects label, hint and error to the input. The error is between
 * hint and input.
 */
function shared<T>({ field, hint, optional = false }: { field: FieldProps<T> } & Extra) {
  return {
    id: field.id,
    name: field.name,
    label: optional ? `${field.label} (optional)` : field.label,
    description: hint,
    error: field.error,
    onBlur: field.onBlur,
    inputWrapperOrder: ['label', 'description', 'error', 'input'] as ('label' | 'description' | 'error' | 'input')[],
  };
}

type TextProps = { field: FieldProps<string> } & Extra & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search';
    autoComplete?: string;
    placeholder?: string;
    inputMode?: 'text' | 'numeric' | 'email' | 'tel';
    maxLength?: number;
    spellCheck?: boolean;
    /** True for inputs as wide as a number needs. */
    narrow?: boolean;
  };

export function TextField({ field, hint, optional, narrow = false, ...input }: TextProps) {
  return (
    <TextInput
      {...shared({ field, hint, optional })}
      {...input}
      classNames={{ wrapper: narrow ? c.narrow : undefined }}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}

/** Field for whole numbers and ids: text with a numeric keyboard, without spinner buttons. */
export function NumberField(props: Omit<TextProps, 'type' | 'inputMode'>) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" narrow />;
}

type AreaProps = { field: FieldProps<string>; rows?: number; maxLength?: number } & Extra;

export function TextAreaField({ field, hint, optional, rows = 4, maxLength }: AreaProps) {
  return (
    <Textarea
      {...shared({ field, hint, optional })}
      rows={rows}
      maxLength={maxLength}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}

export type Option = { value: string; label: string; hint?: string; disabled?: boolean };
type OptionsProps = { field: FieldProps<string>; options: readonly Option[]; placeholder?: string } & Extra;

export function SelectField({ field, hint, optional, options, placeholder }: OptionsProps) {
  const first = placeholder === undefined ? [] : [{ value: '', label: placeholder }];
  return (
    <NativeSelect
      {...shared({ field, hint, optional })}
      data={[...first, ...options.map(({ value, label, disabled }) => ({ value, label, disabled }))]}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}

export function RadioGroupField({ field, hint, optional, options }: OptionsProps) {
  const { id, ...group } = shared({ field, hint, optional });
  return (
    <div id={id}>
      <Radio.Group {...group} value={field.value} onChange={field.onChange}>
        <Stack gap="xs" mt="xs" data-plain-label>
          {options.map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              label={option.label}
              description={option.hint}
              disabled={option.disabled}
            />
          ))}
        </Stack>
      </Radio.Group>
    </div>
  );
}

type BooleanProps = { field: FieldProps<boolean>; label?: ReactNode; hint?: ReactNode };

export function CheckboxField({ field, label, hint }: BooleanProps) {
  return (
    <div data-plain-label>
      <Checkbox
        id={field.id}
        name={field.name}
        label={label ?? field.label}
        description={hint}
        error={field.error}
        checked={field.value}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

export function SwitchField({ field, label, hint }: BooleanProps) {
  return (
    <div data-plain-label>
      <Switch
        id={field.id}
        name={field.name}
        label={label ?? field.label}
        description={hint}
        error={field.error}
        checked={field.value}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.currentTarget.checked)}
      />
    </div>
  );
}

import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Switch.css';
import { Checkbox, NativeSelect, Radio, Stack, Switch, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import c from './form.module.css';
import { type Extra, sharedProps } from './text-field.tsx';
import type { FieldProps } from './use-form.ts';

type AreaProps = { field: FieldProps<string>; rows?: number; maxLength?: number } & Extra;

export function TextAreaField({ field, hint, optional, rows = 4, maxLength }: AreaProps) {
  return (
    <Textarea
      {...sharedProps({ field, hint, optional })}
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
      {...sharedProps({ field, hint, optional })}
      data={[...first, ...options.map(({ value, label, disabled }) => ({ value, label, disabled }))]}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}

type RadioGroupProps = OptionsProps & {
  /** True for a few short options, which fit on one line. */
  isInline?: boolean;
};

export function RadioGroupField({ field, hint, optional, options, isInline = false }: RadioGroupProps) {
  const { id, ...group } = sharedProps({ field, hint, optional });
  return (
    <div id={id}>
      <Radio.Group {...group} value={field.value} onChange={field.onChange}>
        <Stack gap="xs" mt="xs" className={isInline ? c.inline : undefined} data-plain-label>
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

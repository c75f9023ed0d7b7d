import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import c from './form.module.css';
import type { FieldProps } from './use-form.ts';

export type Extra = { hint?: ReactNode; optional?: boolean };

/**
 * Returns the props that all inputs share. Mantine connects label, hint and error to the input. The error is between
 * hint and input.
 */
export function sharedProps<T>({ field, hint, optional = false }: { field: FieldProps<T> } & Extra) {
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
      {...sharedProps({ field, hint, optional })}
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

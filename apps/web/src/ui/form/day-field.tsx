import { dayText, readTypedDay } from '@doselore/contract';
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import c from './day-field.module.css';
import type { FieldProps } from './use-form.ts';

type Props = { field: FieldProps<string>; hint?: ReactNode; optional?: boolean };

/** Returns the value of a typed text: a day as `YYYY-MM-DD`, or the text itself, for `realDay` to refuse. */
const readValue = (typed: string) => readTypedDay(typed) ?? typed.trim();
const shown = (value: string) => (readTypedDay(value) === value ? dayText(value) : value);

/**
 * Field for a day that a person knows, typed in any usual way. Its value is `YYYY-MM-DD`, or empty. Text that is no day
 * stays in the field with its reason.
 */
export function DayField({ field, hint, optional = false }: Props) {
  const [typed, setTyped] = useState(() => shown(field.value));
  // The form has put another value there, such as the other side of an edit conflict.
  const text = readValue(typed) === field.value ? typed : shown(field.value);
  return (
    <TextInput
      id={field.id}
      className={c.field}
      classNames={{ input: c.input ?? '' }}
      name={field.name}
      label={optional ? `${field.label} (optional)` : field.label}
      description={
        <>
          {hint} <span className="nowrap">For example, 27-03-2025.</span>
        </>
      }
      inputWrapperOrder={['label', 'description', 'error', 'input']}
      autoComplete="off"
      error={field.error}
      value={text}
      onBlur={() => {
        setTyped(shown(readValue(text)));
        field.onBlur();
      }}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        field.onChange(readValue(value));
      }}
    />
  );
}

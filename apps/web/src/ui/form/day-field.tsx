import { Input, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import c from './day-field.module.css';
import type { FieldProps } from './use-form.ts';

type Parts = { day: string; month: string; year: string };
type Props = { field: FieldProps<string>; hint?: ReactNode; optional?: boolean };

const boxes = [
  { part: 'day', label: 'Day', length: 2 },
  { part: 'month', label: 'Month', length: 2 },
  { part: 'year', label: 'Year', length: 4 },
] as const;

/** Divides `YYYY-MM-DD`, or what was typed so far. */
function partsOf(value: string): Parts {
  const [year = '', month = '', day = ''] = value.split('-');
  const plain = (text: string) => (/^0\d$/u.test(text) ? text.slice(1) : text);
  return { day: plain(day), month: plain(month), year };
}

/** Joins the boxes to `YYYY-MM-DD`. Empty boxes are no day; other text stays as typed, for `realDay` to refuse. */
function joined({ day, month, year }: Parts): string {
  const [d, m, y] = [day.trim(), month.trim(), year.trim()];
  return d === '' && m === '' && y === '' ? '' : `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}

/** Field for a day that a person knows: three boxes. Its value is `YYYY-MM-DD`, or empty. */
export function DayField({ field, hint, optional = false }: Props) {
  const [typed, setTyped] = useState(() => partsOf(field.value));
  // The form has put another value there, such as the other side of an edit conflict.
  const parts = joined(typed) === field.value ? typed : partsOf(field.value);
  const change = (part: keyof Parts, text: string) => {
    const next = { ...parts, [part]: text };
    setTyped(next);
    field.onChange(joined(next));
  };
  const [hintId, errorId] = [`${field.id}-hint`, `${field.id}-problem`];
  return (
    <fieldset
      id={field.id}
      className={`plain-fieldset ${c.field}`}
      aria-describedby={field.error === undefined ? hintId : `${hintId} ${errorId}`}
    >
      <legend className={c.legend}>{optional ? `${field.label} (optional)` : field.label}</legend>
      <Input.Description id={hintId}>
        {hint} <span className="nowrap">For example, 27 3 2025.</span>
      </Input.Description>
      {field.error !== undefined && <Input.Error id={errorId}>{field.error}</Input.Error>}
      <div className={c.boxes}>
        {boxes.map(({ part, label, length }) => (
          <TextInput
            key={part}
            className={part === 'year' ? c.year : c.short}
            label={label}
            name={`${field.name}-${part}`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={length}
            error={field.error !== undefined}
            value={parts[part]}
            onBlur={part === 'year' ? field.onBlur : undefined}
            onChange={(event) => change(part, event.currentTarget.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

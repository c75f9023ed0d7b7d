import { Button, Input } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { FieldProps } from '../../../ui/form/index.ts';
import c from './product-details.module.css';

type Props<R> = {
  field: FieldProps<string>;
  hint: string;
  /** Reads the value of the field, which has one row on each line, and writes it. */
  rowsOf: (text: string) => R[];
  textOf: (rows: readonly R[]) => string;
  newRow: R;
  most: number;
  words: { add: string; row: string };
  children: (row: R, change: (changes: Partial<R>) => void) => ReactNode;
};

/** Field for a few rows of parts that are written into one text, such as standards. */
export function RowsField<R extends object>({ field, hint, rowsOf, textOf, newRow, most, words, children }: Props<R>) {
  const [typed, setTyped] = useState(() => rowsOf(field.value));
  // The form has put another value there, such as the other side of an edit conflict. Spaces being typed stay.
  const rows = textOf(typed) === field.value ? typed : rowsOf(field.value);
  const set = (next: R[]) => {
    setTyped(next);
    field.onChange(textOf(next));
  };
  return (
    <fieldset id={field.id} className="plain-fieldset" onBlur={field.onBlur}>
      <Input.Label component="legend">{`${field.label} (optional)`}</Input.Label>
      <Input.Description>{hint}</Input.Description>
      {field.error !== undefined && <Input.Error>{field.error}</Input.Error>}
      <ul className={c.rows}>
        {rows.map((row, at) => {
          const name = `${words.row} ${at + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
            <li key={at} className={c.row} aria-label={name}>
              <div className={c.cells}>
                {children(row, (changes) =>
                  set(rows.map((held, index) => (index === at ? { ...held, ...changes } : held))),
                )}
              </div>
              <Button
                className={c.remove}
                variant="subtle"
                size="sm"
                leftSection={<IconX size={18} aria-hidden />}
                aria-label={`Remove ${name.toLowerCase()}`}
                onClick={() => set(rows.filter((_, index) => index !== at))}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
      {rows.length < most && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => set([...rows, newRow])}
        >
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}

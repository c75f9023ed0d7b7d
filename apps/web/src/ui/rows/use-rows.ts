import type { RowTexts } from '@doselore/contract';
import { useState } from 'react';
import { type FieldProps, movedItem } from '../form/index.ts';

/** Rows of a field whose value is their text. Spaces that are being typed stay, although the text has none. */
export function useRows<Row extends object>(field: FieldProps<string>, { rowsOf, textOf }: RowTexts<Row>) {
  const [typed, setTyped] = useState<readonly Row[]>(() => rowsOf(field.value));
  // The form has put another value there, such as the other side of an edit conflict.
  const rows = textOf(typed) === field.value ? typed : rowsOf(field.value);
  const set = (next: readonly Row[]) => {
    setTyped(next);
    field.onChange(textOf(next));
  };
  return {
    rows,
    add: (row: Row) => set([...rows, row]),
    change: (at: number, part: Partial<Row>) => set(rows.map((row, nth) => (nth === at ? { ...row, ...part } : row))),
    remove: (at: number) => set(rows.filter((_row, nth) => nth !== at)),
    move: (at: number, by: -1 | 1) => set(movedItem(rows, at, by)),
  };
}

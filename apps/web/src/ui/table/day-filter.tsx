import { TextInput } from '@mantine/core';
import type { ListState } from './list-state.ts';
import c from './table-controls.module.css';

type Props = { list: ListState; name: 'from' | 'to'; label: string; value: string | undefined };

/** First or last day of a period. "From" or "To" is printed inside the field. */
export function DayFilter({ list, name, label, value = '' }: Props) {
  return (
    <TextInput
      className={c.day}
      leftSection={<span aria-hidden>{name === 'from' ? 'From' : 'To'}</span>}
      leftSectionWidth={name === 'from' ? 54 : 38}
      size="sm"
      type="date"
      aria-label={label}
      value={value}
      onChange={(event) => list.set({ [name]: event.currentTarget.value })}
    />
  );
}

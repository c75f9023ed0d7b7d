import { typedDayProblem } from '@doselore/contract';
import { CalendarInput } from '../calendar/index.ts';
import type { ListState } from './list-state.ts';
import c from './table-controls.module.css';

export type DayFilterProps = { list: ListState; name: 'from' | 'to'; label: string; value: string | undefined };

/** First or last day of a period: typed, or chosen in a calendar. "From" or "To" is printed inside the field. */
export function DayPicker({ list, name, label, value = '' }: DayFilterProps) {
  return (
    <CalendarInput
      className={c.day}
      leftSection={<span aria-hidden>{name === 'from' ? 'From' : 'To'}</span>}
      leftSectionWidth={name === 'from' ? 54 : 38}
      size="sm"
      accessibleName={label}
      value={value}
      onChange={(day) => {
        if (typedDayProblem(day) === undefined) list.set({ [name]: day });
      }}
    />
  );
}

import { DateInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import type { ListState } from './list-state.ts';
import '@mantine/dates/styles.css';
import c from './table-controls.module.css';

export type DayFilterProps = { list: ListState; name: 'from' | 'to'; label: string; value: string | undefined };

/** First or last day of a period: typed, or chosen in a calendar. "From" or "To" is printed inside the field. */
export function DayPicker({ list, name, label, value = '' }: DayFilterProps) {
  return (
    <DateInput
      className={c.day}
      leftSection={<span aria-hidden>{name === 'from' ? 'From' : 'To'}</span>}
      leftSectionWidth={name === 'from' ? 54 : 38}
      rightSection={value === '' ? <IconCalendar size={18} aria-hidden /> : undefined}
      size="sm"
      aria-label={label}
      placeholder="27-03-2025"
      valueFormat="DD-MM-YYYY"
      dateParser={readDay}
      weekendDays={[]}
      hideOutsideDates
      previousLabel="Previous month"
      nextLabel="Next month"
      clearable
      clearButtonProps={{ 'aria-label': `Clear: ${label}` }}
      popoverProps={{ withinPortal: true }}
      value={value === '' ? null : value}
      onChange={(day) => list.set({ [name]: day ?? '' })}
    />
  );
}

/** Reads a typed day, the day first: `27-03-2025`, `27/3/2025` or `27 3 2025`. Returns null for anything else. */
function readDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/u.exec(typed.trim()) ?? [];
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) ? value : null;
}

import { DateInput, type DateInputProps } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import '@mantine/dates/styles.css';

type Props = Pick<DateInputProps, 'label' | 'className' | 'leftSection' | 'leftSectionWidth' | 'size'> & {
  /** Name for screen readers: "Day of session 2". */
  accessibleName: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
};

/** Input for a day to choose: typed with the day first, or chosen in a calendar. Anything else is not taken over. */
export function CalendarInput({ accessibleName, value, onChange, ...input }: Props) {
  return (
    <DateInput
      {...input}
      rightSection={value === '' ? <IconCalendar size={18} aria-hidden /> : undefined}
      aria-label={accessibleName}
      placeholder="DD-MM-YYYY"
      valueFormat="DD-MM-YYYY"
      dateParser={readDay}
      weekendDays={[]}
      hideOutsideDates
      previousLabel="Previous month"
      nextLabel="Next month"
      clearable
      clearButtonProps={{ 'aria-label': `Clear: ${accessibleName}` }}
      popoverProps={{ withinPortal: true }}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
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

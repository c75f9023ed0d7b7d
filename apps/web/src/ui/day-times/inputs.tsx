import { readTypedTime } from '@doselore/contract';
import { TextInput } from '@mantine/core';
import { CalendarInput } from '../calendar/index.ts';

type DayProps = { name: string; value: string; onChange: (day: string) => void };

/** Day of a row with times. `name` is the name of the row inside a sentence: `session 1`. */
export function DayInput({ name, value, onChange }: DayProps) {
  return (
    <CalendarInput
      size="md"
      label="Day"
      accessibleName={`Day of ${name}`}
      value={value}
      // The letter T divides a day from its time.
      onChange={(day) => onChange(day.replaceAll('T', 't'))}
    />
  );
}

type TimeProps = DayProps & { label: string; isRefused: boolean };

/** Time of a row. A time such as 1pm becomes 13:00 when the input is left. */
export function TimeInput({ label, name, value, isRefused, onChange }: TimeProps) {
  const tidy = () => {
    const time = readTypedTime(value);
    if (time !== undefined && time !== value) onChange(time);
  };
  return (
    <TextInput
      label={label}
      aria-label={`${label} of ${name}`}
      inputMode="text"
      autoComplete="off"
      value={value}
      error={isRefused}
      onBlur={tidy}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

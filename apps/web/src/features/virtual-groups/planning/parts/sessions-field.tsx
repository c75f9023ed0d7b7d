import { readTypedTime, typedTimeProblem } from '@doselore/contract';
import { Button, Input, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { CalendarInput } from '../../../../ui/calendar/index.ts';
import type { FieldProps } from '../../../../ui/form/index.ts';

import { anotherAfter, rowsOf, type SessionTyped, textOf } from '../session-rows.ts';
import c from './sessions-field.module.css';

type Props = { field: FieldProps<string>; placeHint: string };

/** Sessions of a course, one or many days: day, start, end and room. */
export function SessionsField({ field, placeHint }: Props) {
  const rows = rowsOf(field.value);
  const change = (next: readonly SessionTyped[]) => field.onChange(textOf(next));
  const set = (index: number, part: Partial<SessionTyped>) =>
    change(rows.map((row, nth) => (nth === index ? { ...row, ...part } : row)));
  const tidy = (index: number, part: 'start' | 'end') => {
    const typed = rows[index]?.[part] ?? '';
    const time = readTypedTime(typed);
    if (time !== undefined && time !== typed) set(index, { [part]: time });
  };
  const errorId = `${field.id}-problem`;
  const isRefused = (time: string) => field.error !== undefined && typedTimeProblem(time) !== undefined;
  return (
    <fieldset
      id={field.id}
      className={`plain-fieldset ${c.field}`}
      aria-describedby={field.error === undefined ? undefined : errorId}
      onBlur={field.onBlur}
    >
      <legend className={c.legend}>{field.label}</legend>
      <Input.Description>Times such as 10:00 or 1pm. {placeHint}</Input.Description>
      {field.error !== undefined && <Input.Error id={errorId}>{field.error}</Input.Error>}
      {rows.map((row, index) => {
        const name = `session ${index + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only identity of a row that is typed
          <div key={index} className={c.row}>
            <CalendarInput
              size="md"
              label="Day"
              accessibleName={`Day of ${name}`}
              value={row.day}
              // The letter T divides a day from its time.
              onChange={(day) => set(index, { day: day.replaceAll('T', 't') })}
            />
            <TextInput
              label="Start"
              aria-label={`Start of ${name}`}
              inputMode="text"
              autoComplete="off"
              value={row.start}
              error={isRefused(row.start)}
              onBlur={() => tidy(index, 'start')}
              onChange={(event) => set(index, { start: event.currentTarget.value })}
            />
            <TextInput
              label="End"
              aria-label={`End of ${name}`}
              inputMode="text"
              autoComplete="off"
              value={row.end}
              error={isRefused(row.end)}
              onBlur={() => tidy(index, 'end')}
              onChange={(event) => set(index, { end: event.currentTarget.value })}
            />
            <TextInput
              label="Room (optional)"
              aria-label={`Room of ${name}`}
              className={c.place}
              autoComplete="off"
              value={row.place}
              onChange={(event) => set(index, { place: event.currentTarget.value })}
            />
            <Button
              variant="subtle"
              className={c.remove}
              leftSection={<IconTrash size={18} aria-hidden />}
              aria-label={`Remove ${name}`}
              onClick={() => change(rows.filter((_row, nth) => nth !== index))}
            >
              Remove
            </Button>
          </div>
        );
      })}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => change([...rows, anotherAfter(rows)])}
        >
          {rows.length === 0 ? 'Add a session' : 'Add another day'}
        </Button>
      </div>
    </fieldset>
  );
}

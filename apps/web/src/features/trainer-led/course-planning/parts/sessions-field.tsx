import { readTypedTime, typedTimeProblem } from '@doselore/contract';
import { TextInput } from '@mantine/core';
import { CalendarInput } from '../../../../ui/calendar/index.ts';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { type RowInputs, RowsField } from '../../../../ui/rows/index.ts';
import { anotherAfter, rowsOf, type SessionTyped, textOf } from '../session-rows.ts';
import c from './sessions-field.module.css';

type Props = { field: FieldProps<string>; placeHint: string };

const texts = { rowsOf, textOf };

/** Sessions of a course, one or many days: day, start, end and room. */
export function SessionsField({ field, placeHint }: Props) {
  const isRefused = (time: string) => field.error !== undefined && typedTimeProblem(time) !== undefined;
  return (
    <RowsField
      field={field}
      texts={texts}
      row="session"
      hint={`Times such as 10:00 or 1pm. ${placeHint}`}
      lineClass={c.row}
      add={{ label: (rows) => (rows.length === 0 ? 'Add a session' : 'Add another day'), newRow: anotherAfter }}
    >
      {(row, inputs) => <SessionInputs row={row} isRefused={isRefused} {...inputs} />}
    </RowsField>
  );
}

type RowProps = { row: SessionTyped; isRefused: (time: string) => boolean } & RowInputs<SessionTyped>;

function SessionInputs({ row, isRefused, name, change }: RowProps) {
  const tidy = (part: 'start' | 'end') => {
    const time = readTypedTime(row[part]);
    if (time !== undefined && time !== row[part]) change({ [part]: time });
  };
  return (
    <>
      <CalendarInput
        size="md"
        label="Day"
        accessibleName={`Day of ${name}`}
        value={row.day}
        // The letter T divides a day from its time.
        onChange={(day) => change({ day: day.replaceAll('T', 't') })}
      />
      <TextInput
        label="Start"
        aria-label={`Start of ${name}`}
        inputMode="text"
        autoComplete="off"
        value={row.start}
        error={isRefused(row.start)}
        onBlur={() => tidy('start')}
        onChange={(event) => change({ start: event.currentTarget.value })}
      />
      <TextInput
        label="End"
        aria-label={`End of ${name}`}
        inputMode="text"
        autoComplete="off"
        value={row.end}
        error={isRefused(row.end)}
        onBlur={() => tidy('end')}
        onChange={(event) => change({ end: event.currentTarget.value })}
      />
      <TextInput
        label="Room (optional)"
        aria-label={`Room of ${name}`}
        className={c.place}
        autoComplete="off"
        value={row.place}
        onChange={(event) => change({ place: event.currentTarget.value })}
      />
    </>
  );
}

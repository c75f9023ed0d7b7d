import { readTypedTime, typedTimeProblem } from '@doselore/contract';
import { bookingLimits } from '@doselore/contract/bookings';
import { TextInput } from '@mantine/core';
import { CalendarInput } from '../../../../ui/calendar/index.ts';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { type RowInputs, RowsField } from '../../../../ui/rows/index.ts';
import { anotherWindow, type WindowTyped, windowRows } from './window-rows.ts';
import c from './windows-field.module.css';

type RowProps = { row: WindowTyped; isRefused: (time: string) => boolean } & RowInputs<WindowTyped>;

function WindowInputs({ row, isRefused, name, change }: RowProps) {
  const tidy = (part: 'first' | 'last') => {
    const time = readTypedTime(row[part]);
    if (time !== undefined && time !== row[part]) change({ [part]: time });
  };
  const time = (part: 'first' | 'last', label: string) => (
    <TextInput
      label={label}
      aria-label={`${label} of ${name}`}
      autoComplete="off"
      value={row[part]}
      error={isRefused(row[part])}
      onBlur={() => tidy(part)}
      onChange={(event) => change({ [part]: event.currentTarget.value })}
    />
  );
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
      {time('first', 'First start')}
      {time('last', 'Last start')}
    </>
  );
}

/** Days that suit the organisation, each with the first and the last start. */
export function WindowsField({ field }: { field: FieldProps<string> }) {
  const isRefused = (time: string) => field.error !== undefined && typedTimeProblem(time) !== undefined;
  return (
    <RowsField
      field={field}
      texts={windowRows}
      row="date"
      hint="The session can begin at each quarter of an hour from the first to the last start."
      lineClass={c.row}
      most={bookingLimits.dates}
      empty="No dates yet."
      add={{ label: (rows) => (rows.length === 0 ? 'Add a date' : 'Add another date'), newRow: anotherWindow }}
    >
      {(row, inputs) => <WindowInputs row={row} isRefused={isRefused} {...inputs} />}
    </RowsField>
  );
}

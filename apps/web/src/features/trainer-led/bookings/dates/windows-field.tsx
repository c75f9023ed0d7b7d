import { typedTimeProblem } from '@doselore/contract';
import { bookingLimits } from '@doselore/contract/bookings';
import { DayInput, dayTimesLine, TimeInput } from '../../../../ui/day-times/index.ts';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { type RowInputs, RowsField } from '../../../../ui/rows/index.ts';
import { anotherWindow, type WindowTyped, windowRows } from './window-rows.ts';
import c from './windows-field.module.css';

type RowProps = { row: WindowTyped; isRefused: (time: string) => boolean } & RowInputs<WindowTyped>;

function WindowInputs({ row, isRefused, name, change }: RowProps) {
  return (
    <>
      <DayInput name={name} value={row.day} onChange={(day) => change({ day })} />
      <TimeInput
        {...{ name, label: 'First start', value: row.first, isRefused: isRefused(row.first) }}
        onChange={(first) => change({ first })}
      />
      <TimeInput
        {...{ name, label: 'Last start', value: row.last, isRefused: isRefused(row.last) }}
        onChange={(last) => change({ last })}
      />
    </>
  );
}

/** Days that suit the organisation, each with the first and the last start. */
export function WindowsField({ field, isPair = false }: { field: FieldProps<string>; isPair?: boolean }) {
  const isRefused = (time: string) => field.error !== undefined && typedTimeProblem(time) !== undefined;
  return (
    <RowsField
      field={field}
      texts={windowRows}
      row="date"
      hint={
        isPair
          ? 'Both sessions begin at a quarter of an hour from the first to the last start.'
          : 'The session can begin at each quarter of an hour from the first to the last start.'
      }
      lineClass={`${dayTimesLine} ${c.row}`}
      most={bookingLimits.dates}
      empty="No dates yet."
      add={{ label: (rows) => (rows.length === 0 ? 'Add a date' : 'Add another date'), newRow: anotherWindow }}
    >
      {(row, inputs) => <WindowInputs row={row} isRefused={isRefused} {...inputs} />}
    </RowsField>
  );
}

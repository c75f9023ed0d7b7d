import { typedTimeProblem } from '@doselore/contract';
import { TextInput } from '@mantine/core';
import { DayInput, dayTimesLine, TimeInput } from '../../../../ui/day-times/index.ts';
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
      lineClass={`${dayTimesLine} ${c.row}`}
      add={{ label: (rows) => (rows.length === 0 ? 'Add a session' : 'Add another day'), newRow: anotherAfter }}
    >
      {(row, inputs) => <SessionInputs row={row} isRefused={isRefused} {...inputs} />}
    </RowsField>
  );
}

type RowProps = { row: SessionTyped; isRefused: (time: string) => boolean } & RowInputs<SessionTyped>;

function SessionInputs({ row, isRefused, name, change }: RowProps) {
  return (
    <>
      <DayInput name={name} value={row.day} onChange={(day) => change({ day })} />
      <TimeInput
        {...{ name, label: 'Start', value: row.start, isRefused: isRefused(row.start) }}
        onChange={(start) => change({ start })}
      />
      <TimeInput
        {...{ name, label: 'End', value: row.end, isRefused: isRefused(row.end) }}
        onChange={(end) => change({ end })}
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

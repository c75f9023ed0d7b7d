import '@mantine/core/styles/Checkbox.css';
import {
  availabilityModes,
  availabilityModeWords,
  type Override,
  overrideKinds,
  overrideKindWords,
  trainerLimits,
} from '@doselore/contract/trainers';
import { Checkbox, Input, NativeSelect, TextInput } from '@mantine/core';
import { CalendarInput } from '../../../../ui/calendar/index.ts';
import type { RowInputs } from '../../../../ui/rows/index.ts';
import { overrideProblem } from '../hours-rows.ts';
import c from './rows.module.css';
import { TimeInput } from './time-input.tsx';

type Props = { row: Override } & RowInputs<Override>;

/** Inputs of one exception: days on which other hours count, or none. */
export function OverrideInputs({ row, name, change }: Props) {
  const problem = overrideProblem(row);
  const errorAt = (input: string) => (problem?.at === input ? problem.message : undefined);
  // An empty row is not marked before somebody saves.
  const dayError = errorAt('to_day');
  const isWhole = row.from_time === null && row.to_time === null;
  return (
    <>
      <NativeSelect
        className={c.kind}
        label="Kind"
        aria-label={`Kind of ${name}`}
        data={overrideKinds.map((value) => ({ value, label: overrideKindWords[value] }))}
        value={row.kind}
        onChange={(event) =>
          change({ kind: overrideKinds.find((known) => known === event.currentTarget.value) ?? 'unavailable' })
        }
      />
      <CalendarInput
        className={c.day}
        size="md"
        label="First day"
        accessibleName={`First day of ${name}`}
        value={row.from_day}
        onChange={(from_day) => change({ from_day, to_day: row.to_day === '' ? from_day : row.to_day })}
      />
      <CalendarInput
        className={c.day}
        size="md"
        label="Last day"
        accessibleName={`Last day of ${name}`}
        value={row.to_day}
        onChange={(to_day) => change({ to_day })}
      />
      <Checkbox
        label="Whole day"
        className={c.whole}
        aria-label={`Whole day: ${name}`}
        checked={isWhole}
        onChange={(event) =>
          change(
            event.currentTarget.checked ? { from_time: null, to_time: null } : { from_time: '09:00', to_time: '17:00' },
          )
        }
      />
      {!isWhole && (
        <>
          <TimeInput
            label="From"
            name={`Start of ${name}`}
            value={row.from_time ?? ''}
            error={errorAt('from_time')}
            onChange={(from_time) => change({ from_time })}
          />
          <TimeInput
            label="To"
            name={`End of ${name}`}
            value={row.to_time ?? ''}
            error={errorAt('to_time')}
            onChange={(to_time) => change({ to_time })}
          />
        </>
      )}
      <NativeSelect
        label="Teaching"
        aria-label={`Way of teaching of ${name}`}
        data={availabilityModes.map((value) => ({ value, label: availabilityModeWords[value] }))}
        value={row.mode}
        onChange={(event) =>
          change({ mode: availabilityModes.find((known) => known === event.currentTarget.value) ?? 'any' })
        }
      />
      <TextInput
        className={c.wide}
        label="Reason (optional)"
        aria-label={`Reason of ${name}`}
        maxLength={trainerLimits.reason}
        value={row.reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      {dayError !== undefined && <Input.Error className={c.problem}>{dayError}</Input.Error>}
    </>
  );
}

import { type AvailabilityRule, availabilityModes, availabilityModeWords } from '@doselore/contract/trainers';
import { Input, NativeSelect } from '@mantine/core';
import { CalendarInput } from '../../../../ui/calendar/index.ts';
import type { RowInputs } from '../../../../ui/rows/index.ts';
import { ruleProblem, weekdays } from '../hours-rows.ts';
import c from './rows.module.css';
import { TimeInput } from './time-input.tsx';

type Props = { rule: AvailabilityRule } & RowInputs<AvailabilityRule>;

const weeks = [1, 2, 3, 4];

/** Inputs of one row of weekly hours. */
export function RuleInputs({ rule, name, change }: Props) {
  const problem = ruleProblem(rule);
  const errorAt = (input: string) => (problem?.at === input ? problem.message : undefined);
  const dayError = errorAt('valid_from') ?? errorAt('valid_until');
  return (
    <>
      <NativeSelect
        label="Weekday"
        aria-label={`Weekday of ${name}`}
        data={weekdays.map((label, nth) => ({ value: String(nth + 1), label }))}
        value={String(rule.weekday)}
        onChange={(event) => change({ weekday: Number(event.currentTarget.value) })}
      />
      <TimeInput
        label="From"
        name={`Start of ${name}`}
        value={rule.from_time}
        error={errorAt('from_time')}
        onChange={(from_time) => change({ from_time })}
      />
      <TimeInput
        label="To"
        name={`End of ${name}`}
        value={rule.to_time}
        error={errorAt('to_time')}
        onChange={(to_time) => change({ to_time })}
      />
      <NativeSelect
        label="Teaching"
        aria-label={`Way of teaching of ${name}`}
        data={availabilityModes.map((value) => ({ value, label: availabilityModeWords[value] }))}
        value={rule.mode}
        onChange={(event) =>
          change({ mode: availabilityModes.find((known) => known === event.currentTarget.value) ?? 'any' })
        }
      />
      <NativeSelect
        label="Repeats"
        aria-label={`Repeats of ${name}`}
        data={weeks.map((count) => ({
          value: String(count),
          label: count === 1 ? 'Every week' : `Every ${count} weeks`,
        }))}
        value={String(rule.interval_weeks)}
        onChange={(event) => change({ interval_weeks: Number(event.currentTarget.value) })}
      />
      <CalendarInput
        className={c.day}
        size="md"
        label="First day"
        accessibleName={`First day of ${name}`}
        value={rule.valid_from}
        onChange={(valid_from) => change({ valid_from })}
      />
      <CalendarInput
        className={c.day}
        size="md"
        label="Last day (optional)"
        accessibleName={`Last day of ${name}`}
        value={rule.valid_until ?? ''}
        onChange={(day) => change({ valid_until: day === '' ? null : day })}
      />
      {dayError !== undefined && <Input.Error className={c.problem}>{dayError}</Input.Error>}
    </>
  );
}

import { type AvailabilityRule, availabilityModes, availabilityModeWords } from '@doselore/contract/trainers';
import { Button, Input, NativeSelect } from '@mantine/core';
import { CalendarInput } from '../../../ui/calendar/index.ts';
import { ruleProblem, weekdays } from '../hours-rows.ts';
import c from './rows.module.css';
import { TimeInput } from './time-input.tsx';

type Props = {
  rule: AvailabilityRule;
  name: string;
  onChange: (change: Partial<AvailabilityRule>) => void;
  onRemove: () => void;
};

const weeks = [1, 2, 3, 4];

/** One row of weekly hours. */
export function RuleRow({ rule, name, onChange, onRemove }: Props) {
  const problem = ruleProblem(rule);
  const errorAt = (input: string) => (problem?.at === input ? problem.message : undefined);
  const dayError = errorAt('valid_from') ?? errorAt('valid_until');
  return (
    <li className={c.row}>
      <NativeSelect
        label="Weekday"
        aria-label={`Weekday of ${name}`}
        data={weekdays.map((label, nth) => ({ value: String(nth + 1), label }))}
        value={String(rule.weekday)}
        onChange={(event) => onChange({ weekday: Number(event.currentTarget.value) })}
      />
      <TimeInput
        label="From"
        name={`Start of ${name}`}
        value={rule.from_time}
        error={errorAt('from_time')}
        onChange={(from_time) => onChange({ from_time })}
      />
      <TimeInput
        label="To"
        name={`End of ${name}`}
        value={rule.to_time}
        error={errorAt('to_time')}
        onChange={(to_time) => onChange({ to_time })}
      />
      <NativeSelect
        label="Teaching"
        aria-label={`Way of teaching of ${name}`}
        data={availabilityModes.map((value) => ({ value, label: availabilityModeWords[value] }))}
        value={rule.mode}
        onChange={(event) =>
          onChange({ mode: availabilityModes.find((known) => known === event.currentTarget.value) ?? 'any' })
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
        onChange={(event) => onChange({ interval_weeks: Number(event.currentTarget.value) })}
      />
      <CalendarInput
        className={c.day}
        size="md"
        label="First day"
        accessibleName={`First day of ${name}`}
        value={rule.valid_from}
        onChange={(valid_from) => onChange({ valid_from })}
      />
      <CalendarInput
        className={c.day}
        size="md"
        label="Last day (optional)"
        accessibleName={`Last day of ${name}`}
        value={rule.valid_until ?? ''}
        onChange={(day) => onChange({ valid_until: day === '' ? null : day })}
      />
      <Button variant="default" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
      {dayError !== undefined && <Input.Error className={c.problem}>{dayError}</Input.Error>}
    </li>
  );
}

import { plural } from '@doselore/contract';
import {
  type AvailabilityRule,
  type AvailabilityShown,
  dayAfter,
  daysBetween,
  freeOf,
  type Override,
  openHours,
} from '@doselore/contract/trainers';
import { Button, Stack } from '@mantine/core';
import { IconCalendarOff, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showBanner } from '../../../platform/banner/index.ts';
import { Card, Notice } from '../../../ui/layout/index.ts';
import { refreshHours, saveHours } from '../availability.queries.ts';
import { anotherRule, newOverride, overrideProblem, ruleProblem, tidyTimes, usualHours } from '../hours-rows.ts';
import { DayGrid } from './day-plan.tsx';
import { OverrideRow } from './override-row.tsx';
import c from './rows.module.css';
import { RuleRow } from './rule-row.tsx';
import { SaveBar } from './save-bar.tsx';

type Props = { shown: AvailabilityShown; trainerUserId: number | undefined };

const replaced = <Row,>(rows: readonly Row[], index: number, part: Partial<Row>) =>
  rows.map((row, nth) => (nth === index ? { ...row, ...part } : row));
const without = <Row,>(rows: readonly Row[], index: number) => rows.filter((_row, nth) => nth !== index);

/** Returns the days of the next four weeks, with the hours as they are typed. Rows with a problem are left out. */
function previewOf(shown: AvailabilityShown, rules: readonly AvailabilityRule[], overrides: readonly Override[]) {
  const range = { from: shown.today, to: dayAfter(shown.today, 27) };
  const typed = {
    rules: rules.filter((rule) => ruleProblem(rule) === undefined).map(tidyTimes),
    overrides: overrides.filter((row) => overrideProblem(row) === undefined).map(tidyTimes),
  };
  const hours = openHours(typed, range);
  return daysBetween(range.from, range.to).map((day) => ({
    day,
    hours: freeOf(hours, day, shown.sessions),
    sessions: shown.sessions.filter(({ training_start }) => training_start.startsWith(day)),
  }));
}

/** Weekly hours and exceptions of a trainer, with the next four weeks as they would be. Saved as a whole. */
export function HoursForm({ shown, trainerUserId }: Props) {
  const client = useQueryClient();
  const [rules, setRules] = useState<readonly AvailabilityRule[]>(shown.rules);
  const [overrides, setOverrides] = useState<readonly Override[]>(shown.overrides);
  const [isDirty, setDirty] = useState(false);
  const changeRules = (next: readonly AvailabilityRule[]) => {
    setRules(next);
    setDirty(true);
  };
  const changeOverrides = (next: readonly Override[]) => {
    setOverrides(next);
    setDirty(true);
  };
  const hasProblem =
    rules.some((rule) => ruleProblem(rule) !== undefined) ||
    overrides.some((row) => overrideProblem(row) !== undefined);
  const send = async () => {
    const { joined } = await saveHours(trainerUserId, {
      rules: rules.map(tidyTimes),
      overrides: overrides.map(tidyTimes),
      fingerprint: shown.fingerprint,
    });
    setDirty(false);
    const said = `${joined} ${plural(joined, 'row overlapped and was', 'rows overlapped and were')} joined`;
    showBanner({ message: joined === 0 ? 'Availability saved' : `Availability saved. ${said}`, type: 'success' });
    await refreshHours(client);
  };
  const isNever = rules.length === 0 && !overrides.some(({ kind }) => kind === 'available');
  return (
    <Stack gap="lg">
      {isNever && (
        <Notice
          icon={IconCalendarOff}
          label="Never available"
          action={
            <Button size="sm" onClick={() => changeRules(usualHours(shown.today))}>
              Use Mon - Fri 09:00 - 17:00
            </Button>
          }
        >
          Never available. Without hours nobody can book a session.
        </Notice>
      )}
      <Card title="Weekly hours">
        <ul className={c.list}>
          {rules.map((rule, index) => (
            <RuleRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only identity of a row that is typed
              key={index}
              rule={rule}
              name={`hours ${index + 1}`}
              onChange={(part) => changeRules(replaced(rules, index, part))}
              onRemove={() => changeRules(without(rules, index))}
            />
          ))}
        </ul>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => changeRules([...rules, anotherRule(rules, shown.today)])}
        >
          Add hours
        </Button>
      </Card>
      <Card title="Exceptions">
        {overrides.length === 0 && <p>No exceptions. Add days on which other hours count, or none.</p>}
        <ul className={c.list}>
          {overrides.map((row, index) => (
            <OverrideRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only identity of a row that is typed
              key={index}
              row={row}
              name={`exception ${index + 1}`}
              onChange={(part) => changeOverrides(replaced(overrides, index, part))}
              onRemove={() => changeOverrides(without(overrides, index))}
            />
          ))}
        </ul>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => changeOverrides([...overrides, newOverride()])}
        >
          Add an exception
        </Button>
      </Card>
      <div>
        <SaveBar
          label="Save availability"
          isDirty={isDirty}
          problem={hasProblem ? 'Complete the rows first: days, and an end after each start' : undefined}
          send={send}
        />
      </div>
      <Card title="Next four weeks">
        <DayGrid days={previewOf(shown, rules, overrides)} today={shown.today} open={shown.today} />
      </Card>
    </Stack>
  );
}

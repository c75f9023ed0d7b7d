import { commandOf, plural } from '@doselore/contract';
import {
  type AvailabilityRule,
  type AvailabilityShown,
  dayAfter,
  daysBetween,
  freeOf,
  hoursTexts,
  type Override,
  openHours,
  overrideTexts,
} from '@doselore/contract/trainers';
import { Button, Stack } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, useForm } from '../../../../ui/form/index.ts';
import { Card, Notice } from '../../../../ui/layout/index.ts';
import { RowsField, rowsInWords } from '../../../../ui/rows/index.ts';
import { refreshHours, saveHours } from '../availability.queries.ts';
import {
  anotherRule,
  newOverride,
  overrideProblem,
  overrideText,
  ruleProblem,
  ruleText,
  tidyTimes,
  usualHours,
} from '../hours-rows.ts';
import { DayGrid } from './day-plan.tsx';
import { OverrideInputs } from './override-inputs.tsx';
import { RuleInputs } from './rule-inputs.tsx';

type Props = { shown: AvailabilityShown; trainerUserId: number | undefined };

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

const rowsProblem = 'Complete the rows first: days, and an end after each start';

function useHoursForm({ shown, trainerUserId }: Props) {
  const stored = { rules: hoursTexts.textOf(shown.rules), overrides: overrideTexts.textOf(shown.overrides) };
  return useForm({
    initial: stored,
    baseValues: stored,
    labels: { rules: 'Weekly hours', overrides: 'Exceptions' },
    words: {
      rules: rowsInWords(hoursTexts, ruleText),
      overrides: rowsInWords(overrideTexts, overrideText),
    },
    rules: {
      rules: [(text) => (hoursTexts.rowsOf(text).some(ruleProblem) ? rowsProblem : undefined)],
      overrides: [(text) => (overrideTexts.rowsOf(text).some(overrideProblem) ? rowsProblem : undefined)],
    },
    onSubmit: async ({ rules, overrides }, baseValues) => {
      const hours = {
        rules: hoursTexts.rowsOf(rules).map(tidyTimes),
        overrides: overrideTexts.rowsOf(overrides).map(tidyTimes),
        baseValues,
      };
      const answer = await saveHours(trainerUserId, commandOf(hours));
      const { joined } = answer;
      const said = `${joined} ${plural(joined, 'row overlapped and was', 'rows overlapped and were')} joined`;
      showBanner({ message: joined === 0 ? 'Availability saved' : `Availability saved. ${said}`, type: 'success' });
      return answer;
    },
  });
}

/** Weekly hours and exceptions of a trainer, with the next four weeks as they would be. Saved as a whole. */
export function HoursForm(props: Props) {
  const { shown } = props;
  const client = useQueryClient();
  const form = useHoursForm(props);
  const rules = hoursTexts.rowsOf(form.values.rules);
  const overrides = overrideTexts.rowsOf(form.values.overrides);
  const isNever = rules.length === 0 && !overrides.some(({ kind }) => kind === 'available');
  return (
    <Stack gap="lg">
      {isNever && (
        <Notice
          icon={IconCalendarOff}
          label="Never available"
          action={
            <Button size="sm" onClick={() => form.set({ rules: hoursTexts.textOf(usualHours(shown.today)) })}>
              Use Mon - Fri 09:00 - 17:00
            </Button>
          }
        >
          Never available. Without hours nobody can book a session.
        </Notice>
      )}
      <Form form={form} submitLabel="Save availability" onDone={() => void refreshHours(client)}>
        <Card title="Weekly hours">
          <RowsField
            field={form.field('rules')}
            texts={hoursTexts}
            row="hours"
            legend="in-title"
            add={{ label: 'Add hours', newRow: (rows) => anotherRule(rows, shown.today) }}
          >
            {(rule, inputs) => <RuleInputs rule={rule} {...inputs} />}
          </RowsField>
        </Card>
        <Card title="Exceptions">
          <RowsField
            field={form.field('overrides')}
            texts={overrideTexts}
            row="exception"
            legend="in-title"
            empty="No exceptions. Add days on which other hours count, or none."
            add={{ label: 'Add an exception', newRow: newOverride }}
          >
            {(row, inputs) => <OverrideInputs row={row} {...inputs} />}
          </RowsField>
        </Card>
      </Form>
      <Card title="Next four weeks">
        <DayGrid days={previewOf(shown, rules, overrides)} today={shown.today} open={shown.today} />
      </Card>
    </Stack>
  );
}

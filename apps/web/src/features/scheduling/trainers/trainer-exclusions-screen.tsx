import { type Answer, commandOf, dayText } from '@doselore/contract';
import {
  changeTrainerExclusions,
  type ExcludedDays,
  excludedDayTexts,
  excludedVenueTexts,
  listTrainerExclusions,
  type Trainer,
  trainerLimits,
} from '@doselore/contract/trainers';
import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { CalendarInput } from '../../../ui/calendar/index.ts';
import { Form, type FormState, useForm } from '../../../ui/form/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { type RowInputs, RowsField, rowsInWords } from '../../../ui/rows/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { VenueSearch } from '../venues/index.ts';
import c from './parts/rows.module.css';
import { TrainerPage } from './parts/trainer-page.tsx';
import { refreshTrainers, trainers } from './trainers.queries.ts';

type Exclusions = Answer<typeof listTrainerExclusions>;

type Values = { venues: string; days: string };
type Names = ReadonlyMap<number, string>;
const nameIn = (names: Names, venueId: number) => names.get(venueId) ?? `Venue ${venueId}`;
const lacksReason = ({ reason }: { reason: string }) => reason.trim() === '';

function daysProblem(days: readonly ExcludedDays[]): string | undefined {
  if (days.some(({ from_day, to_day }) => from_day === '' || to_day === '')) return 'Enter both days of each row';
  if (days.some(({ from_day, to_day }) => to_day < from_day)) return 'The last day must not be before the first';
  return days.some(lacksReason) ? 'Enter the reason of each row' : undefined;
}

function useExclusionsForm(trainer: Trainer, shown: Exclusions, names: Names): FormState<Values> {
  const stored = {
    venues: excludedVenueTexts.textOf(shown.venues.map(({ venue, reason }) => ({ venueId: venue.id, reason }))),
    days: excludedDayTexts.textOf(shown.days),
  };
  return useForm<Values, Values>({
    initial: stored,
    baseValues: stored,
    labels: { venues: 'Venues', days: 'Days away' },
    words: {
      venues: rowsInWords(excludedVenueTexts, ({ venueId, reason }) => `${nameIn(names, venueId)}: ${reason}`),
      days: rowsInWords(
        excludedDayTexts,
        ({ from_day, to_day, reason }) => `${dayText(from_day)} - ${dayText(to_day)}: ${reason}`,
      ),
    },
    rules: {
      venues: [
        (text) => (excludedVenueTexts.rowsOf(text).some(lacksReason) ? 'Enter the reason of each row' : undefined),
      ],
      days: [(text) => daysProblem(excludedDayTexts.rowsOf(text))],
    },
    onSubmit: ({ venues, days }, baseValues) =>
      callEndpoint(changeTrainerExclusions, {
        params: { trainerUserId: trainer.id },
        body: commandOf({
          venues: excludedVenueTexts.rowsOf(venues),
          days: excludedDayTexts.rowsOf(days),
          baseValues,
        }),
      }),
  });
}

function ReasonInput({ row, name, change }: { row: { reason: string } } & RowInputs<{ reason: string }>) {
  return (
    <TextInput
      label="Reason"
      aria-label={`Reason for ${name}`}
      className={c.wide}
      maxLength={trainerLimits.reason}
      value={row.reason}
      onChange={(event) => change({ reason: event.currentTarget.value })}
    />
  );
}

function DaysInputs({ row, name, change }: { row: ExcludedDays } & RowInputs<ExcludedDays>) {
  return (
    <>
      <CalendarInput
        size="md"
        label="First day"
        accessibleName={`First day of ${name}`}
        value={row.from_day}
        onChange={(from_day) => change({ from_day, to_day: row.to_day === '' ? from_day : row.to_day })}
      />
      <CalendarInput
        size="md"
        label="Last day"
        accessibleName={`Last day of ${name}`}
        value={row.to_day}
        onChange={(to_day) => change({ to_day })}
      />
      <ReasonInput row={row} name={name} change={change} />
    </>
  );
}

function ExclusionsForm({ trainer, shown }: { trainer: Trainer; shown: Exclusions }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Names>(new Map());
  const names = new Map([...shown.venues.map(({ venue }) => [venue.id, venue.name] as const), ...chosen]);
  const form = useExclusionsForm(trainer, shown, names);
  const done = () => {
    showBanner({ message: 'Exclusions saved', type: 'success' });
    void refreshTrainers(client);
  };
  return (
    <Form form={form} submitLabel="Save exclusions" onDone={done}>
      <Card title="Venues">
        <RowsField
          field={form.field('venues')}
          texts={excludedVenueTexts}
          row="venue"
          nameOf={({ venueId }) => nameIn(names, venueId)}
          keyOf={({ venueId }) => venueId}
          legend="in-title"
          empty="This trainer goes to every venue."
          chooser={(rows, add) => (
            <VenueSearch
              label="Exclude a venue"
              without={rows.map(({ venueId }) => venueId)}
              onChoose={({ venueId, name }) => {
                setChosen(new Map([...chosen, [venueId, name]]));
                add({ venueId, reason: '' });
              }}
            />
          )}
        >
          {(row, inputs) => (
            <>
              <div className={c.name}>{inputs.name}</div>
              <ReasonInput row={row} {...inputs} />
            </>
          )}
        </RowsField>
      </Card>
      <Card title="Days away">
        <RowsField
          field={form.field('days')}
          texts={excludedDayTexts}
          row="days away"
          legend="in-title"
          empty="No days away. Weekly hours are on the tab Availability."
          add={{ label: 'Add days away', newRow: () => ({ from_day: '', to_day: '', reason: '' }) }}
        >
          {(row, inputs) => <DaysInputs row={row} {...inputs} />}
        </RowsField>
      </Card>
    </Form>
  );
}

function ExclusionsOf({ trainer }: { trainer: Trainer }) {
  const query = useQuery(trainers.one(listTrainerExclusions, { params: { trainerUserId: trainer.id } }));
  return (
    <QueryView query={query} errorTitle="The exclusions could not be loaded">
      {(shown) => <ExclusionsForm trainer={trainer} shown={shown} />}
    </QueryView>
  );
}

/** Venues where a trainer does not go, and days on which they are away. */
export function TrainerExclusionsScreen() {
  return <TrainerPage width="form">{(trainer) => <ExclusionsOf trainer={trainer} />}</TrainerPage>;
}

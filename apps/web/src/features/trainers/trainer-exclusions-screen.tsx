import { type ExcludedDays, type Trainer, trainerLimits } from '@doselore/contract/trainers';
import { Button, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showBanner } from '../../platform/banner/index.ts';
import { CalendarInput } from '../../ui/calendar/index.ts';
import { Card } from '../../ui/layout/index.ts';
import { QueryView } from '../../ui/states/index.ts';
import { VenueSearch } from '../venues/index.ts';
import c from './parts/rows.module.css';
import { SaveBar } from './parts/save-bar.tsx';
import { TrainerPage } from './parts/trainer-page.tsx';
import { type Exclusions, exclusionsQuery, refreshTrainers, saveExclusions } from './trainers.queries.ts';

type VenueRow = { venueId: number; name: string; reason: string };

function ReasonInput({ of, value, onChange }: { of: string; value: string; onChange: (reason: string) => void }) {
  return (
    <TextInput
      label="Reason"
      aria-label={`Reason for ${of}`}
      className={c.wide}
      maxLength={trainerLimits.reason}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Venues({ rows, onChange }: { rows: VenueRow[]; onChange: (rows: VenueRow[]) => void }) {
  return (
    <Card title="Venues">
      {rows.length === 0 && <p>This trainer goes to every venue.</p>}
      <ul className={c.list}>
        {rows.map((row) => (
          <li key={row.venueId} className={c.row}>
            <div className={c.name}>{row.name}</div>
            <ReasonInput
              of={row.name}
              value={row.reason}
              onChange={(reason) =>
                onChange(rows.map((one) => (one.venueId === row.venueId ? { ...one, reason } : one)))
              }
            />
            <Button
              variant="default"
              aria-label={`Remove ${row.name}`}
              onClick={() => onChange(rows.filter(({ venueId }) => venueId !== row.venueId))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <VenueSearch
        label="Exclude a venue"
        without={rows.map(({ venueId }) => venueId)}
        onChoose={(venue) => onChange([...rows, { ...venue, reason: '' }])}
      />
    </Card>
  );
}

function Days({ rows, onChange }: { rows: ExcludedDays[]; onChange: (rows: ExcludedDays[]) => void }) {
  return (
    <Card title="Days away">
      {rows.length === 0 && <p>No days away. Weekly hours are on the tab Availability.</p>}
      <ul className={c.list}>
        {rows.map((row, index) => {
          const name = `days away ${index + 1}`;
          const set = (part: Partial<ExcludedDays>) =>
            onChange(rows.map((one, nth) => (nth === index ? { ...one, ...part } : one)));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only identity of a row that is typed
            <li key={index} className={c.row}>
              <CalendarInput
                size="md"
                label="First day"
                accessibleName={`First day of ${name}`}
                value={row.from_day}
                onChange={(from_day) => set({ from_day, to_day: row.to_day === '' ? from_day : row.to_day })}
              />
              <CalendarInput
                size="md"
                label="Last day"
                accessibleName={`Last day of ${name}`}
                value={row.to_day}
                onChange={(to_day) => set({ to_day })}
              />
              <ReasonInput of={name} value={row.reason} onChange={(reason) => set({ reason })} />
              <Button
                variant="default"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(rows.filter((_row, nth) => nth !== index))}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => onChange([...rows, { from_day: '', to_day: '', reason: '' }])}
      >
        Add days away
      </Button>
    </Card>
  );
}

function problemOf(venues: readonly VenueRow[], days: readonly ExcludedDays[]): string | undefined {
  if (days.some(({ from_day, to_day }) => from_day === '' || to_day === '')) return 'Enter both days of each row';
  if (days.some(({ from_day, to_day }) => to_day < from_day)) return 'The last day must not be before the first';
  if ([...venues, ...days].some(({ reason }) => reason.trim() === '')) return 'Enter the reason of each row';
  return undefined;
}

function ExclusionsForm({ trainer, held }: { trainer: Trainer; held: Exclusions }) {
  const client = useQueryClient();
  const [venues, setVenues] = useState<VenueRow[]>(() =>
    held.venues.map(({ venue, reason }) => ({ venueId: venue.id, name: venue.name, reason })),
  );
  const [days, setDays] = useState(held.days);
  const [isDirty, setDirty] = useState(false);
  const send = async () => {
    await saveExclusions(trainer.id, {
      venues: venues.map(({ venueId, reason }) => ({ venueId, reason })),
      days,
      fingerprint: held.fingerprint,
    });
    setDirty(false);
    showBanner({ message: 'Exclusions saved', type: 'success' });
    await refreshTrainers(client);
  };
  const changing =
    <Rows,>(set: (rows: Rows) => void) =>
    (rows: Rows) => {
      set(rows);
      setDirty(true);
    };
  return (
    <Stack gap="lg">
      <Venues rows={venues} onChange={changing(setVenues)} />
      <Days rows={days} onChange={changing(setDays)} />
      <div>
        <SaveBar label="Save exclusions" isDirty={isDirty} problem={problemOf(venues, days)} send={send} />
      </div>
    </Stack>
  );
}

function ExclusionsOf({ trainer }: { trainer: Trainer }) {
  const query = useQuery(exclusionsQuery(trainer.id));
  return (
    <QueryView query={query} errorTitle="The exclusions could not be loaded">
      {(held) => <ExclusionsForm key={held.fingerprint} trainer={trainer} held={held} />}
    </QueryView>
  );
}

/** Venues where a trainer does not go, and days on which they are away. */
export function TrainerExclusionsScreen() {
  return <TrainerPage width="form">{(trainer) => <ExclusionsOf trainer={trainer} />}</TrainerPage>;
}

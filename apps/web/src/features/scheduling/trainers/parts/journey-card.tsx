import { getJourney, type Journey } from '@doselore/contract/scheduling';
import type { Trainer } from '@doselore/contract/trainers';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, requiredAs, SelectField, TextField, useForm } from '../../../../ui/form/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { trainers } from '../journeys.queries.ts';

/** Times at which roads are slow or fast, each as one moment of the wall clock. */
const times = {
  rush: { at: '2027-03-08T08:00:00.000Z', label: 'Weekday, rush hours' },
  day: { at: '2027-03-08T12:00:00.000Z', label: 'Weekday, 10:00 - 15:59' },
  night: { at: '2027-03-08T20:00:00.000Z', label: 'Weekday, before 07:00 or from 19:00' },
  weekend: { at: '2027-03-13T12:00:00.000Z', label: 'Saturday or Sunday' },
} as const;
type Time = keyof typeof times;
const names = Object.keys(times) as Time[];

/** Returns an estimate in words. */
export function journeyInWords({ from, to, minutes, miles, most }: Journey): string {
  if (from === null) return 'The trainer has no postcode yet. Enter it under Edit trainer.';
  if (minutes === null || miles === null) return `The journey from ${from} to ${to} is unknown.`;
  const limit = minutes > most ? `, which is longer than the most of ${most} minutes` : `. The most is ${most} minutes`;
  return `About ${minutes} minutes and ${miles.toFixed(1)} miles from ${from} to ${to}${limit}.`;
}

/** Estimate of the journey from the home of a trainer to a postcode. */
export function JourneyCard({ trainer }: { trainer: Trainer }) {
  const client = useQueryClient();
  const [found, setFound] = useState<Journey>();
  const form = useForm({
    initial: { to: '', time: 'rush' },
    labels: { to: 'Postcode', time: 'Time of the journey' },
    rules: { to: [requiredAs('Enter a postcode, such as LA4 4XX')] },
    onSubmit: async ({ to, time }) => {
      const { at } = times[names.find((name) => name === time) ?? 'rush'];
      setFound(
        await client.fetchQuery(
          trainers.one(getJourney, { params: { trainerUserId: trainer.id }, query: { to: to.trim(), at } }),
        ),
      );
    },
  });
  return (
    <Card title="Journey">
      <Form form={form} submitLabel="Estimate journey" guarded={false}>
        <TextField field={form.field('to')} autoComplete="off" narrow />
        <SelectField
          field={form.field('time')}
          hint="Rush hours are 07:00 - 09:59 and 16:00 - 18:59."
          options={names.map((name) => ({ value: name, label: times[name].label }))}
        />
      </Form>
      <p role="status">{found && journeyInWords(found)}</p>
    </Card>
  );
}

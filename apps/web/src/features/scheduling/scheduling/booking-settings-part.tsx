import { commandOf, type TypedRecord } from '@doselore/contract';
import {
  allWeights,
  type BookingSettings,
  bookingSettingsFields,
  changeBookingSettings,
  daysProblem,
  getBookingSettings,
  namesOfWeights,
  sumOfWeights,
  weightsProblem,
} from '@doselore/contract/scheduling';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { CheckboxField, Form, FormSection, NumberField, useRecordForm } from '../../../ui/form/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import c from './booking-settings.module.css';
import { bookingSettings } from './scheduling.queries.ts';

/**
 * Settings of bookings and of the choice of a trainer: the part of the developer settings where site admins look after
 * them. `children` are above the settings.
 */
export function BookingSettingsPart({ children }: { children?: ReactNode }) {
  const query = useQuery({ ...bookingSettings.one(getBookingSettings), refetchOnWindowFocus: false });
  return (
    <Card title="Bookings">
      {children}
      <p className="muted">
        How trainers are compared and asked. Scheduled courses and people who have been asked stay as they are.
      </p>
      <QueryView query={query} errorTitle="These settings could not be loaded">
        {(settings) => <Fields settings={settings} />}
      </QueryView>
    </Card>
  );
}

type Typed = TypedRecord<typeof bookingSettingsFields>;

/** Adds up typed weights. NaN while one of them is no number. */
const sumOfTyped = (typed: Typed) =>
  sumOfWeights((name) => (typed[name].trim() === '' ? Number.NaN : Number(typed[name])));

function problemOf(typed: Typed): string | undefined {
  const sum = sumOfTyped(typed);
  return Number.isNaN(sum) ? undefined : weightsProblem(sum);
}

/** Returns why this number of days contradicts another one. */
function contradictionOf(typed: Typed, field: 'hold_days' | 'horizon_days'): string | undefined {
  const found = daysProblem((name) => Number(typed[name]));
  return found?.field === field ? found.problem : undefined;
}

const ofAsking = ['enquiry_days', 'organiser_days', 'confirmation_days', 'hold_days'] as const;
const ofDates = ['minimum_notice_days', 'horizon_days'] as const;

function Fields({ settings }: { settings: BookingSettings }) {
  const client = useQueryClient();
  const form = useRecordForm({
    fields: bookingSettingsFields,
    record: settings,
    rules: {
      feedback_weight: [(_, typed) => problemOf(typed)],
      hold_days: [(_, typed) => contradictionOf(typed, 'hold_days')],
      horizon_days: [(_, typed) => contradictionOf(typed, 'horizon_days')],
    },
    onSave: async (fields, baseValues) => {
      const saved = await callEndpoint(changeBookingSettings, { body: commandOf({ ...fields, baseValues }) });
      await refreshQueries(client, 'booking-settings');
      showBanner({ message: 'Saved. Trainers are compared by these settings from now on.', type: 'success' });
      return saved;
    },
  });
  const sum = sumOfTyped(form.values);
  return (
    <Form form={form} submitLabel="Save settings">
      <FormSection title="Weights of the score">
        <div className={c.weights}>
          {namesOfWeights.map((name) => (
            <NumberField key={name} field={form.field(name)} />
          ))}
        </div>
        <p className="muted">
          {Number.isNaN(sum) ? '–' : sum} of {allWeights} points
        </p>
      </FormSection>
      <FormSection title="Conflicts">
        <NumberField
          field={form.field('venue_buffer_minutes')}
          hint="From 0 to 240. Less time before or after another session is a conflict of the venue."
        />
        <NumberField
          field={form.field('rest_hours')}
          hint="From 0 to 12, from the arrival at home to the next departure. With 0 no rest is needed."
        />
      </FormSection>
      <FormSection title="Asking">
        <NumberField
          field={form.field('minimum_score')}
          hint="From 0 to 100. Trainers with a lower score are not asked."
        />
        <NumberField
          field={form.field('shortlist')}
          hint="From 1 to 20. The best trainers of a date are asked first."
        />
        <div className={c.weights}>
          {ofAsking.map((name) => (
            <NumberField key={name} field={form.field(name)} />
          ))}
        </div>
        <CheckboxField
          field={form.field('asks_organiser_itself')}
          hint="Without it a site admin looks at the dates first."
        />
      </FormSection>
      <FormSection title="Dates">
        <div className={c.weights}>
          {ofDates.map((name) => (
            <NumberField key={name} field={form.field(name)} />
          ))}
        </div>
      </FormSection>
    </Form>
  );
}

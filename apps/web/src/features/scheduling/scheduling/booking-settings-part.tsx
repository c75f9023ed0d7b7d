import { commandOf } from '@doselore/contract';
import {
  allWeights,
  type BookingSettings,
  bookingSettingsFields,
  changeBookingSettings,
  getBookingSettings,
  namesOfWeights,
  sumOfWeights,
  weightsProblem,
} from '@doselore/contract/scheduling';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { Form, FormSection, NumberField, useRecordForm } from '../../../ui/form/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import c from './booking-settings.module.css';
import { bookingSettings } from './scheduling.queries.ts';

/** Settings of the choice of a trainer: the part of the developer settings where site admins look after them. */
export function BookingSettingsPart() {
  const query = useQuery({ ...bookingSettings.one(getBookingSettings), refetchOnWindowFocus: false });
  return (
    <Card title="Bookings">
      <p className="muted">Weights and limits for the comparison of trainers. Scheduled courses stay as they are.</p>
      <QueryView query={query} errorTitle="These settings could not be loaded">
        {(settings) => <Fields settings={settings} />}
      </QueryView>
    </Card>
  );
}

type Typed = Record<keyof BookingSettings, string>;

/** Adds up typed weights. NaN while one of them is no number. */
const sumOfTyped = (typed: Typed) =>
  sumOfWeights((name) => (typed[name].trim() === '' ? Number.NaN : Number(typed[name])));

function problemOf(typed: Typed): string | undefined {
  const sum = sumOfTyped(typed);
  return Number.isNaN(sum) ? undefined : weightsProblem(sum);
}

function Fields({ settings }: { settings: BookingSettings }) {
  const client = useQueryClient();
  const form = useRecordForm({
    fields: bookingSettingsFields,
    record: settings,
    rules: { feedback_weight: [(_, typed) => problemOf(typed)] },
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
    </Form>
  );
}

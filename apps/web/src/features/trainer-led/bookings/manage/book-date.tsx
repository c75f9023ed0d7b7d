import { commandOf, limits } from '@doselore/contract';
import {
  bookingLimits,
  bookRequest,
  type DateChoice,
  type ProjectRequest,
  type RequestOptions,
} from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, FormDialogue, maxText, SelectField, useForm } from '../../../../ui/form/index.ts';
import { formatLongDay, formatTime } from '../../../../ui/formats/index.ts';
import { ConflictWarning, reasonWhenIgnored } from '../../course-planning/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { needsVenue, VenueField } from './venue-field.tsx';

type Props = { request: ProjectRequest; options: RequestOptions; date: DateChoice };

/** Returns the starts of a date, as moments. */
function startsOf({ window_start: start, window_end: end }: DateChoice): string[] {
  const step = bookingLimits.grid * 60_000;
  const count = Math.floor((Date.parse(end) - Date.parse(start)) / step) + 1;
  return Array.from({ length: count }, (_, nth) => new Date(Date.parse(start) + nth * step).toISOString());
}

function BookForm({ request, options, date, onClose }: Props & { onClose: () => void }) {
  const client = useQueryClient();
  const ids = { projectId: request.project.id, projectRequestId: request.id };
  const asksVenue = needsVenue(request);
  const bookable = options.trainers.filter(({ verdict }) => verdict !== 'impossible');
  const willing = bookable.filter(({ answer }) => answer === 'yes');
  const starts = startsOf(date);
  const first = willing.find(({ start }) => start !== null) ?? bookable.find(({ start }) => start !== null);
  const form = useForm({
    initial: {
      ...{ startTimeDate: first?.start ?? starts[0] ?? '', trainerUserId: '', venueId: '' },
      ...{ ignore: false, conflict_reason: '' },
    },
    labels: {
      ...{ startTimeDate: 'Start', trainerUserId: 'Trainer', venueId: 'Venue' },
      ...{ ignore: 'Book anyway', conflict_reason: 'Reason for booking anyway' },
    },
    rules: {
      trainerUserId: [(text) => (text === '' && willing.length === 0 ? 'Choose a trainer' : undefined)],
      venueId: [(text) => (text === '' && asksVenue ? 'Choose a venue' : undefined)],
      conflict_reason: [reasonWhenIgnored, maxText(limits.name)],
    },
    onSubmit: async ({ ignore, conflict_reason: reason, ...values }, _baseValues, idempotencyKey) => {
      const numberOf = (text: string) => (text === '' ? null : Number(text));
      await callEndpoint(bookRequest, {
        params: ids,
        body: commandOf({
          ...{ timesOfInterestId: date.id, startTimeDate: values.startTimeDate, idempotencyKey },
          ...{ trainerUserId: numberOf(values.trainerUserId), venueId: numberOf(values.venueId) },
          ...{ ignoreConflictWarning: ignore ? 1 : 0, conflict_reason: ignore ? reason.trim() : '' },
        }),
      });
      showBanner({ message: 'Booked', type: 'success' });
      await refreshBookings(client);
    },
  });
  const chosen = bookable.find(({ id }) => String(id) === form.values.trainerUserId);
  return (
    <Form form={form} submitLabel="Book" onCancel={onClose} onDone={onClose} guarded={false}>
      <p>
        The time is held for the trainer, who is asked to confirm it unless their yes is firm. Then the course is
        scheduled. The organiser is notified, and no longer chooses a date.
      </p>
      <SelectField
        field={form.field('startTimeDate')}
        options={starts.map((start) => ({ value: start, label: formatTime(start) }))}
      />
      <SelectField
        field={form.field('trainerUserId')}
        options={bookable.map(({ id, name, score, answer }) => ({
          value: String(id),
          label: `${name} (${score.toFixed(1)}${answer === 'yes' ? ', said yes' : ''})`,
        }))}
        placeholder={willing.length > 0 ? 'The best trainer who said yes' : 'Choose a trainer'}
        optional={willing.length > 0}
        hint="A trainer who was not asked about the date may be chosen too."
      />
      {asksVenue && <VenueField request={request} field={form.field('venueId')} />}
      {chosen !== undefined && (
        <ConflictWarning
          conflicts={chosen.conflicts}
          override={{ ignore: form.field('ignore'), reason: form.field('conflict_reason') }}
        />
      )}
    </Form>
  );
}

/** Button that books a date for the organisation, with the trainer and the start. */
export function BookDate(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const day = formatLongDay(props.date.window_start);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)} aria-label={`Book a start on ${day}`}>
        Book
      </Button>
      <FormDialogue opened={isOpen} onClose={close} title={`Book ${day}`} about={`date ${props.date.id}`}>
        <BookForm {...props} onClose={close} />
      </FormDialogue>
    </>
  );
}

import { commandOf, limits } from '@doselore/contract';
import {
  bookRequest,
  type DateChoice,
  type ProjectRequest,
  type RequestOptions,
  type TrainerOption,
} from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, FormDialogue, maxText, SelectField, useForm } from '../../../../ui/form/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { ConflictWarning, reasonWhenIgnored } from '../../course-planning/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { startChoices } from './start-choices.ts';
import { noVenues, sentVenues, useMissingVenues, VenueFields, venueLabels } from './venue-field.tsx';

type Props = { request: ProjectRequest; options: RequestOptions; date: DateChoice };

function BookForm({ request, options, date, onClose }: Props & { onClose: () => void }) {
  const client = useQueryClient();
  const ids = { projectId: request.project.id, projectRequestId: request.id };
  const missing = useMissingVenues(request);
  const bookable = options.trainers.filter(({ verdict }) => verdict !== 'impossible');
  const willing = bookable.filter(({ answer }) => answer === 'yes');
  const starts = startChoices({ request, date, trainers: bookable });
  const startOf = (trainer: TrainerOption | undefined) => starts.find((one) => trainer && one.fits(trainer))?.value;
  const first = startOf(willing.find(({ start }) => start !== null) ?? bookable.find(({ start }) => start !== null));
  const form = useForm({
    initial: {
      ...{ startTimeDate: first ?? starts[0]?.value ?? '', trainerUserId: '', ...noVenues },
      ...{ ignore: false, conflict_reason: '' },
    },
    labels: {
      ...{ startTimeDate: 'Start', trainerUserId: 'Trainer', ...venueLabels(request) },
      ...{ ignore: 'Book anyway', conflict_reason: 'Reason for booking anyway' },
    },
    rules: {
      trainerUserId: [(text) => (text === '' && willing.length === 0 ? 'Choose a trainer' : undefined)],
      venueId: [(text) => (text === '' && missing.first ? 'Choose a venue' : undefined)],
      secondVenueId: [(text) => (text === '' && missing.second ? 'Choose a venue' : undefined)],
      conflict_reason: [reasonWhenIgnored, maxText(limits.name)],
    },
    onSubmit: async ({ ignore, conflict_reason: reason, ...values }, _baseValues, idempotencyKey) => {
      const start = starts.find(({ value }) => value === values.startTimeDate);
      if (start === undefined) return;
      try {
        await callEndpoint(bookRequest, {
          params: ids,
          body: commandOf({
            ...{ timesOfInterestId: date.id, ...start.sent, ...sentVenues(values), idempotencyKey },
            trainerUserId: values.trainerUserId === '' ? null : Number(values.trainerUserId),
            ...{ ignoreConflictWarning: ignore ? 1 : 0, conflict_reason: ignore ? reason.trim() : '' },
          }),
        });
        showBanner({ message: 'Booked', type: 'success' });
      } finally {
        // A refusal can mean that somebody else was faster: the form stays, and the list shows what is left.
        await refreshBookings(client);
      }
    },
  });
  const chooseTrainer = (trainerUserId: string) => {
    const own = startOf(bookable.find(({ id }) => String(id) === trainerUserId));
    // The starts of two sessions differ from trainer to trainer, by their journeys.
    form.set({ trainerUserId, ...(request.other !== null && own !== undefined && { startTimeDate: own }) });
  };
  const chosen = bookable.find(({ id }) => String(id) === form.values.trainerUserId);
  return (
    <Form form={form} submitLabel="Book" onCancel={onClose} onDone={onClose} guarded={false}>
      <p>
        The time is held for the trainer, who is asked to confirm it unless their yes is firm. Then{' '}
        {request.other === null ? 'the course is' : 'both courses are'} scheduled. The organiser is notified, and no
        longer chooses a date.
      </p>
      <SelectField field={form.field('startTimeDate')} options={starts.map(({ value, label }) => ({ value, label }))} />
      <SelectField
        field={{ ...form.field('trainerUserId'), onChange: chooseTrainer }}
        options={bookable.map(({ id, name, score, answer }) => ({
          value: String(id),
          label: `${name} (${score.toFixed(1)}${answer === 'yes' ? ', said yes' : ''})`,
        }))}
        placeholder={willing.length > 0 ? 'The best trainer who said yes' : 'Choose a trainer'}
        optional={willing.length > 0}
        hint="A trainer who was not asked about the date may be chosen too."
      />
      <VenueFields request={request} missing={missing} field={form.field} />
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

import { limits } from '@doselore/contract';
import {
  type Plan,
  readSessions,
  type ScheduleFields,
  sessionsText,
  sessionsTextProblem,
} from '@doselore/contract/virtual-groups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, maxText, type Rule, SelectField, TextField, useForm } from '../../../../ui/form/index.ts';
import { formatDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { saveSchedule, trainersQuery, venueChoicesQuery } from '../planning.queries.ts';
import { useCourseAt } from '../use-course-at.ts';
import { SessionsField } from './sessions-field.tsx';
import { VenueField } from './venue-field.tsx';

const validSessions: Rule = (value) => sessionsTextProblem(value);
const httpsAddress: Rule = (value) =>
  value.trim() === '' || /^https:\/\/[^/@\s]+(\/\S*)?$/u.test(value.trim())
    ? undefined
    : 'Enter an address that begins with https://';

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** Sessions in words, for an edit conflict. */
function sessionsInWords(text: string): string {
  const sessions = readSessions(text);
  if (sessions.length === 0) return 'None';
  return sessions
    .map(({ training_start: start, training_end: end, place }) =>
      [formatDay(start), formatTimeRange(start, end), place].filter(Boolean).join(', '),
    )
    .join('; ');
}

const storedOf = (plan: Plan): ScheduleFields => ({
  sessions: sessionsText(plan.sessions),
  trainerUserId: plan.trainerUserId,
  venueId: plan.venueId,
  place: plan.place,
  meeting_url: plan.meeting_url,
  meeting_id: plan.meeting_id,
  meeting_passcode: plan.meeting_passcode,
});

/** Sessions, trainer, place and meeting of a course. Everybody whom a change concerns is notified. */
export function ScheduleForm({ plan }: { plan: Plan }) {
  const { level, at, virtualGroupId } = useCourseAt();
  const client = useQueryClient();
  const { data: trainers = [] } = useQuery(trainersQuery(level, virtualGroupId));
  const isVirtual = plan.deliverable_id === 3;
  const { data: venues = [] } = useQuery({ ...venueChoicesQuery(level, at.groupId), enabled: !isVirtual });
  const venueNameOf = (id: string) => venues.find((one) => String(one.id) === id)?.name ?? plan.venue ?? 'None';
  const stored = storedOf(plan);
  const nameOf = (id: string) => trainers.find((one) => String(one.id) === id)?.name ?? plan.trainer ?? 'Nobody';
  const form = useForm({
    initial: {
      sessions: stored.sessions,
      trainerUserId: stored.trainerUserId === null ? '' : String(stored.trainerUserId),
      venueId: stored.venueId === null ? '' : String(stored.venueId),
      place: stored.place ?? '',
      meeting_url: stored.meeting_url ?? '',
      meeting_id: stored.meeting_id ?? '',
      meeting_passcode: stored.meeting_passcode ?? '',
    },
    baseValues: stored,
    labels: {
      sessions: 'Sessions',
      trainerUserId: 'Trainer',
      venueId: 'Venue',
      place: 'Room, or a place that is not a venue',
      meeting_url: 'Link to the meeting',
      meeting_id: 'Meeting ID',
      meeting_passcode: 'Passcode of the meeting',
    },
    words: { sessions: sessionsInWords, trainerUserId: nameOf, venueId: venueNameOf },
    rules: {
      sessions: [validSessions],
      place: [maxText(limits.name)],
      meeting_url: [httpsAddress, maxText(limits.text)],
      meeting_id: [maxText(limits.name)],
      meeting_passcode: [maxText(limits.name)],
    },
    onSubmit: async (values, baseValues) => {
      const saved = await saveSchedule(level, virtualGroupId, {
        sessions: sessionsText(readSessions(values.sessions)),
        trainerUserId: values.trainerUserId === '' ? null : Number(values.trainerUserId),
        venueId: values.venueId === '' ? null : Number(values.venueId),
        place: orNull(values.place),
        meeting_url: orNull(values.meeting_url),
        meeting_id: orNull(values.meeting_id),
        meeting_passcode: orNull(values.meeting_passcode),
        baseValues,
      });
      showBanner({ message: 'Schedule saved', type: 'success' });
      await client.invalidateQueries({ queryKey: ['virtual-groups'] });
      return saved;
    },
  });
  const chosen = form.values.trainerUserId;
  const options = trainers.map(({ id, name }) => ({ value: String(id), label: name }));
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return (
    <Card title="When, where and who">
      {plan.state !== 'draft' && (
        <p className="muted">
          This course is scheduled. We email the delegates when date or place change, and notify the trainer.
        </p>
      )}
      <Form form={form} submitLabel="Save schedule">
        <SessionsField
          field={form.field('sessions')}
          placeHint={isVirtual ? '' : 'Leave the room empty where the place below is enough.'}
        />
        <SelectField
          field={form.field('trainerUserId')}
          options={isListed ? options : [...options, { value: chosen, label: plan.trainer ?? 'A former trainer' }]}
          placeholder="Nobody yet"
        />
        {!isVirtual && (
          <>
            <VenueField field={form.field('venueId')} venues={venues} held={plan.venue} />
            <TextField
              field={form.field('place')}
              optional
              autoComplete="off"
              hint="With a place: name, town, postcode."
            />
          </>
        )}
        {isVirtual && (
          <>
            <TextField field={form.field('meeting_url')} type="url" autoComplete="off" hint="Begins with https://" />
            <TextField field={form.field('meeting_id')} optional autoComplete="off" />
            <TextField field={form.field('meeting_passcode')} optional autoComplete="off" />
          </>
        )}
      </Form>
    </Card>
  );
}

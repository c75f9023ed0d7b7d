import { commandOf, isVirtual, limits } from '@doselore/contract';
import {
  type Plan,
  planVirtualGroup,
  readSessions,
  sessionsText,
  sessionsTextProblem,
} from '@doselore/contract/course-planning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { Form, maxText, type Rule, TextField, useForm } from '../../../../ui/form/index.ts';
import { formatDay, formatTimeRange } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { videoAccountsQuery } from '../../../scheduling/video-meetings/index.ts';
import { useCourseAt } from '../../virtual-groups/index.ts';
import { checkQuery, conflictsFor } from '../check.queries.ts';
import { venueChoicesQuery } from '../planning.queries.ts';
import { storedOf } from '../stored-schedule.ts';
import { ConflictWarning } from './conflict-warning.tsx';
import { MeetingFields } from './meeting-fields.tsx';
import { SessionsField } from './sessions-field.tsx';
import { TrainerField } from './trainer-field.tsx';
import { VenueField } from './venue-field.tsx';

const validSessions: Rule = (value) => sessionsTextProblem(value);
const httpsAddress: Rule = (value) =>
  value.trim() === '' || /^https:\/\/[^/@\s]+(\/\S*)?$/u.test(value.trim())
    ? undefined
    : 'Enter an address that begins with https://';

const reasonWhenIgnored: Rule<string, { ignore: boolean }> = (value, { ignore }) =>
  ignore && value.trim() === '' ? 'Enter why the course is booked in spite of this' : undefined;

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

/** Sessions, trainer, place and meeting of a course. Everybody whom a change concerns is notified. */
export function ScheduleForm({ plan }: { plan: Plan }) {
  const { level, at, virtualGroupId } = useCourseAt();
  const client = useQueryClient();
  const isOnline = isVirtual(plan.deliverable_id);
  const { data: venues = [] } = useQuery({ ...venueChoicesQuery(level, at.groupId), enabled: !isOnline });
  const venueNameOf = (id: string) => venues.find((one) => String(one.id) === id)?.name ?? plan.venue ?? 'None';
  const { data: accounts } = useQuery({ ...videoAccountsQuery, enabled: isOnline });
  const accountNameOf = (id: string) =>
    accounts?.accounts.find((one) => String(one.id) === id)?.name ?? plan.video_account ?? 'None';
  const stored = storedOf(plan);
  const { data: asStored } = useQuery(
    checkQuery(level, virtualGroupId, {
      sessions: stored.sessions,
      venueId: stored.venueId,
      video_account_id: stored.video_account_id,
    }),
  );
  const nameOf = (id: string) =>
    asStored?.trainers.find((one) => String(one.id) === id)?.name ?? plan.trainer ?? 'Nobody';
  const form = useForm({
    initial: {
      sessions: stored.sessions,
      trainerUserId: stored.trainerUserId === null ? '' : String(stored.trainerUserId),
      venueId: stored.venueId === null ? '' : String(stored.venueId),
      place: stored.place ?? '',
      video_account_id: stored.video_account_id === null ? '' : String(stored.video_account_id),
      meeting_url: stored.meeting_url ?? '',
      meeting_id: stored.meeting_id ?? '',
      meeting_passcode: stored.meeting_passcode ?? '',
      ignore: false,
      conflict_reason: '',
    },
    baseValues: stored,
    labels: {
      sessions: 'Sessions',
      trainerUserId: 'Trainer',
      venueId: 'Venue',
      place: 'Room, or a place that is not a venue',
      video_account_id: 'Account for the meeting',
      meeting_url: 'Link to the meeting',
      meeting_id: 'Meeting ID',
      meeting_passcode: 'Passcode of the meeting',
      ignore: 'Save anyway',
      conflict_reason: 'Reason for booking anyway',
    },
    words: {
      sessions: sessionsInWords,
      trainerUserId: nameOf,
      venueId: venueNameOf,
      video_account_id: accountNameOf,
    },
    rules: {
      sessions: [validSessions],
      place: [maxText(limits.name)],
      meeting_url: [httpsAddress, maxText(limits.text)],
      meeting_id: [maxText(limits.name)],
      meeting_passcode: [maxText(limits.name)],
      conflict_reason: [reasonWhenIgnored, maxText(limits.name)],
    },
    onSubmit: async (values, baseValues) => {
      const saved = await callEndpoint(planVirtualGroup, {
        params: { virtualGroupId },
        body: commandOf({
          sessions: sessionsText(readSessions(values.sessions)),
          trainerUserId: values.trainerUserId === '' ? null : Number(values.trainerUserId),
          venueId: values.venueId === '' ? null : Number(values.venueId),
          place: orNull(values.place),
          video_account_id: values.video_account_id === '' ? null : Number(values.video_account_id),
          meeting_url: orNull(values.meeting_url),
          meeting_id: orNull(values.meeting_id),
          meeting_passcode: orNull(values.meeting_passcode),
          ignoreConflictWarning: values.ignore ? 1 : 0,
          conflict_reason: values.ignore ? values.conflict_reason : '',
          baseValues,
        }),
      });
      showBanner({ message: 'Schedule saved', type: 'success' });
      await refreshQueries(client, 'virtual-groups');
      return saved;
    },
  });
  const { sessions, trainerUserId, venueId, video_account_id: accountId } = form.values;
  const { data: checked } = useQuery(
    checkQuery(level, virtualGroupId, {
      sessions,
      venueId: venueId === '' ? null : Number(venueId),
      video_account_id: accountId === '' ? null : Number(accountId),
    }),
  );
  const isScheduled = plan.state !== 'draft';
  return (
    <Card title="When, where and who">
      {isScheduled && (
        <p className="muted">
          This course is scheduled. We email the delegates when date or place change, and notify the trainer.
        </p>
      )}
      <Form form={form} submitLabel="Save schedule">
        <SessionsField
          field={form.field('sessions')}
          placeHint={isOnline ? '' : 'Leave the room empty where the place below is enough.'}
        />
        {!isOnline && (
          <>
            <VenueField field={form.field('venueId')} venues={venues} formerVenue={plan.venue} />
            <TextField
              field={form.field('place')}
              optional
              autoComplete="off"
              hint="With a place: name, town, postcode."
            />
          </>
        )}
        {isOnline && <MeetingFields plan={plan} field={(name) => form.field(name)} />}
        <TrainerField
          field={form.field('trainerUserId')}
          trainers={checked?.trainers ?? []}
          formerTrainer={plan.trainer}
        />
        <ConflictWarning
          conflicts={conflictsFor(checked, {
            trainerId: trainerUserId === '' ? null : Number(trainerUserId),
            coTrainers: plan.co_trainers,
          })}
          override={isScheduled ? { ignore: form.field('ignore'), reason: form.field('conflict_reason') } : undefined}
        />
      </Form>
    </Card>
  );
}

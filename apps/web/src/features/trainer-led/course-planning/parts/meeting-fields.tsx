import type { Plan } from '@doselore/contract/course-planning';
import { meetingStateWords, videoProviderWords } from '@doselore/contract/video-meetings';
import { IconAlertTriangle, IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FieldProps, SelectField, TextField } from '../../../../ui/form/index.ts';
import { Notice } from '../../../../ui/layout/index.ts';
import { videoAccountsQuery } from '../../../scheduling/video-meetings/index.ts';

type Field = (name: 'video_account_id' | 'meeting_url' | 'meeting_id' | 'meeting_passcode') => FieldProps<string>;

/** Meeting of a virtual course: an account that makes it, or a link that was typed. */
export function MeetingFields({ plan, field }: { plan: Plan; field: Field }) {
  const { data } = useQuery(videoAccountsQuery);
  const account = field('video_account_id');
  const options = (data?.accounts ?? [])
    .filter(({ is_archived }) => !is_archived)
    .map(({ id, name, provider }) => ({ value: String(id), label: `${name} (${videoProviderWords[provider]})` }));
  const isListed = account.value === '' || options.some(({ value }) => value === account.value);
  const formerAccount = { value: account.value, label: plan.video_account ?? 'A former account' };
  const isTyped = account.value === '';
  return (
    <>
      <SelectField
        field={account}
        options={isListed ? options : [...options, formerAccount]}
        placeholder="None, type the link"
        optional
        hint="Creates a meeting for each session when the course is scheduled."
      />
      {(isTyped || field('meeting_url').value !== '') && (
        <>
          <TextField field={field('meeting_url')} type="url" autoComplete="off" hint="Begins with https://" />
          <TextField field={field('meeting_id')} optional autoComplete="off" />
          <TextField field={field('meeting_passcode')} optional autoComplete="off" />
        </>
      )}
      <MeetingStates meetings={plan.meetings} />
    </>
  );
}

/** State of the meetings of the stored plan, and what to do when one failed. */
function MeetingStates({ meetings }: Pick<Plan, 'meetings'>) {
  if (meetings.length === 0) return null;
  const failed = meetings.filter(({ state }) => state === 'failed');
  const [first] = failed;
  if (first !== undefined)
    return (
      <Notice icon={IconAlertTriangle} label="No meeting link">
        {meetings.length === 1 ? 'The meeting' : `${failed.length} of ${meetings.length} meetings`} could not be
        created. {first.error} Fix the account, or choose no account and type a link.
      </Notice>
    );
  const isReady = meetings.every(({ state }) => state === 'ready');
  return (
    <Notice icon={IconVideo} label="Meetings">
      {meetings.length === 1 ? 'The meeting' : `The ${meetings.length} meetings`}:{' '}
      {(isReady ? meetingStateWords.ready : meetingStateWords.wanted).toLowerCase()}.
    </Notice>
  );
}

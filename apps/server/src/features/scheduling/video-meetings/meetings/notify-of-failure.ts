import { webAddresses } from '@doselore/contract';
import { formatLongDay } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { notify, notifyEverySiteAdmin } from '../../../site/notifications/index.ts';
import type { ClaimedMeeting } from './claim-meeting.repository.ts';

type Failed = { meeting: ClaimedMeeting; error: string; at: Date; withTrainer: boolean };

/** Notifies the site admins that a session has no meeting, and its trainer when nothing more is tried. */
export async function notifyOfFailure(tx: Tx, { meeting, error, at, withTrainer }: Failed): Promise<void> {
  const { group_id: groupId, virtual_group_id: virtualGroupId, title, training_start: start } = meeting;
  if (groupId === null || virtualGroupId === null || start === null) return;
  const when = `${title} on ${formatLongDay(start)} at ${start.toISOString().slice(11, 16)}`;
  const notice = { at, code: 'session_changed', groupId, title: 'No meeting link', tag: 'Courses' } as const;
  await notifyEverySiteAdmin(tx, {
    ...notice,
    body: `${when} has no video meeting. ${error} Fix it, or type a link.`,
    actionUrl: webAddresses.editCourse(groupId, virtualGroupId),
  });
  if (!withTrainer || meeting.trainer_user_id === null) return;
  await notify(tx, {
    ...notice,
    userIds: [meeting.trainer_user_id],
    body: `${when} has no video meeting yet. The site admins know, and type a link.`,
    actionUrl: webAddresses.delegates(virtualGroupId),
  });
}

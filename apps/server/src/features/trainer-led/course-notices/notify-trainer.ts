import { webAddresses } from '@doselore/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { showCoTrainers } from '../../scheduling/co-trainers/index.ts';
import { notify } from '../../site/notifications/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';

type Notice = { course: VirtualGroupData; title: string; body: string; at: Date };

/** Notifies everybody who leads a course: its trainer and its co-trainers. */
export async function notifyTrainer(tx: Tx, notice: Notice): Promise<void> {
  const coTrainers = await showCoTrainers(tx, notice.course.id);
  await notifyLeaders(tx, { ...notice, userIds: [notice.course.trainer_user_id, ...coTrainers.map(({ id }) => id)] });
}

/** Notifies some of those who lead a course, or have led it. Null is nobody. */
export async function notifyLeaders(
  tx: Tx,
  { course, userIds, title, body, at }: Notice & { userIds: readonly (number | null)[] },
): Promise<void> {
  const recipients = userIds.filter((id) => id !== null);
  if (recipients.length === 0) return;
  await notify(tx, {
    at,
    code: 'session_changed',
    groupId: course.group_id,
    userIds: recipients,
    title,
    tag: 'Courses',
    body,
    actionUrl: webAddresses.delegates(course.id),
  });
}

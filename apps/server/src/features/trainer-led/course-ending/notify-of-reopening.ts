import { terms, webAddresses } from '@doselore/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { notifyGroupAdmins } from '../../site/notifications/index.ts';
import { notifyTrainer } from '../course-notices/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';

type Reopened = { course: VirtualGroupData; reason: string; at: Date };

/** Tells the trainer and the admins of the organisation that the register can be changed again. */
export async function notifyOfReopening(tx: Tx, { course, reason, at }: Reopened): Promise<void> {
  const title = `A ${terms.virtualGroup.one} was reopened`;
  const body = `${course.title}: the register can be changed until it is closed again. ${reason}`;
  await notifyTrainer(tx, { course, title, body, at });
  await notifyGroupAdmins(tx, {
    ...{ at, title, body, tag: 'Courses', code: 'session_changed', groupId: course.group_id },
    actionUrl: webAddresses.groupDelegates(course.group_id, course.id),
  });
}

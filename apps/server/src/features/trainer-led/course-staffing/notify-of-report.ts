import { terms, webAddresses } from '@doselore/contract';
import type { UserId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { notifyEverySiteAdmin } from '../../site/notifications/index.ts';
import { whenOf } from '../course-notices/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';
import { listLeaders } from './reports.repository.ts';

type Reported = { course: VirtualGroupData; trainerId: UserId; reason: string | null; at: Date };

/** Notifies all site admins that a trainer cannot attend, or without a reason that they can after all. */
export async function notifyOfReport(tx: Tx, { course, trainerId, reason, at }: Reported): Promise<void> {
  const name = (await listLeaders(tx, course.id)).find(({ id }) => id === trainerId)?.name ?? 'The trainer';
  const what = `${course.title}${whenOf(course)} for ${course.group_name}`;
  await notifyEverySiteAdmin(tx, {
    ...{ at, code: 'session_changed', groupId: course.group_id, tag: 'Courses' },
    title: reason === null ? 'A trainer can attend after all' : `A trainer cannot attend a ${terms.virtualGroup.one}`,
    body:
      reason === null
        ? `${name} can attend ${what} after all.`
        : `${name} cannot attend ${what}. Reason: ${reason}. Replace the trainer, or move the course.`,
    actionUrl: webAddresses.courseDelegates(course.group_id, course.id),
  });
}

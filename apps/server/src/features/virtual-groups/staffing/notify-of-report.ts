import { terms, webAddresses } from '@doselore/contract';
import type { UserId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { notifyEverySiteAdmin } from '../../notifications/index.ts';
import { whenOf } from '../planning/course-words.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';
import { listLeaders } from './reports.repository.ts';

type Reported = { session: VirtualGroupData; trainerId: UserId; reason: string | null; at: Date };

/** Notifies all site admins that a trainer cannot attend, or without a reason that they can after all. */
export async function notifyOfReport(tx: Tx, { session, trainerId, reason, at }: Reported): Promise<void> {
  const name = (await listLeaders(tx, session.id)).find(({ id }) => id === trainerId)?.name ?? 'The trainer';
  const course = `${session.title}${whenOf(session)} for ${session.group_name}`;
  await notifyEverySiteAdmin(tx, {
    ...{ at, code: 'session_changed', groupId: session.group_id, tag: 'Courses' },
    title: reason === null ? 'A trainer can attend after all' : `A trainer cannot attend a ${terms.virtualGroup.one}`,
    body:
      reason === null
        ? `${name} can attend ${course} after all.`
        : `${name} cannot attend ${course}. Reason: ${reason}. Replace the trainer, or move the course.`,
    actionUrl: webAddresses.courseDelegates(session.group_id, session.id),
  });
}

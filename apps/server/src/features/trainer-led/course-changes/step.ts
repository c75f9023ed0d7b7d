import type { Actor } from '../../../platform/access/index.ts';
import { recordAudits } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';

/** A change of a course whose row is locked. `course` is the course before the change. Jobs have no actor. */
export type Step = { services: Services; tx: Tx; actor: Actor | undefined; course: VirtualGroupData; at: Date };
export type OwnStep = Step & { actor: Actor };

/** Returns who changes a course. Throws for a job, which takes no register and removes no delegates. */
export function personBehind({ actor }: Step): Actor {
  if (actor === undefined) throw new Error('A job takes no register and removes no delegates');
  return actor;
}

type Waiting = 'wait' | 'stopWaiting' | 'leaveWaiting' | 'offer' | 'lapseOffer' | 'promote';
type DelegateAction = `virtualGroups.${'invite' | 'remove' | 'accept' | 'decline' | Waiting}`;

/** Records one event for each person whom the change concerns. */
export function recordEach(
  { tx, actor, course }: Pick<Step, 'tx' | 'actor' | 'course'>,
  { action, userIds }: { action: DelegateAction; userIds: readonly number[] },
): Promise<void> {
  const target = { action, subject: `virtual group ${course.id}`, groupId: course.group_id } as const;
  return recordAudits(
    tx,
    actor,
    userIds.map((userId) => ({ ...target, detail: { userId } })),
  );
}

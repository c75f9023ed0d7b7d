import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, GroupId, VirtualGroupId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { changeCourse, type OwnStep } from '../../course-changes/index.ts';
import { lockCourseById } from '../../virtual-groups/index.ts';
import { removeDelegates } from '../delegates/remove-delegates.ts';
import { stopWaiting } from '../waiting-list/change-waiting-list.ts';
import { type Duty, listDuties, removeOrganiser } from './duties.repository.ts';

/**
 * Ends places, waiting-list entries and organiser duties of people who have left an organisation, in the transaction that
 * archives them, and gives free places to people who wait. Returns the ended duties. Leavers get no email.
 */
export async function endDuties(
  services: Services,
  tx: Tx,
  { actor, groupId, userIds }: { actor: Actor; groupId: GroupId; userIds: readonly number[] },
): Promise<Duty[]> {
  const at = services.clock.now();
  const duties = await listDuties(tx, { groupId, userIds, londonNow: londonWallClock(at) });
  for (const [virtualGroupId, ofCourse] of byCourse(duties)) {
    const course = await lockCourseById(tx, virtualGroupId);
    if (course === undefined) continue;
    await changeCourse({ services, tx, actor, course, at }, (step) => endOn(step, ofCourse));
  }
  return duties;
}

async function endOn(step: OwnStep, duties: readonly Duty[]): Promise<void> {
  const { tx, actor, course } = step;
  const idsOf = (kind: Duty['kind']) => duties.filter((one) => one.kind === kind).map(({ user_id }) => user_id);
  await removeDelegates(step, { userIds: idsOf('place'), action: 'virtualGroups.remove' });
  await stopWaiting(step, idsOf('waiting'));
  for (const userId of idsOf('organiser')) {
    await removeOrganiser(tx, { virtualGroupId: course.id, userIds: [userId] });
    const subject = `virtual group ${course.id}` as const;
    const groupId = course.group_id;
    await recordAudit(tx, actor, { action: 'virtualGroups.endOrganiser', subject, groupId, detail: { userId } });
  }
}

/** Groups duties by course, in the order of the ids, in which all callers lock courses. */
export function byCourse(duties: readonly Duty[]): Map<VirtualGroupId, Duty[]> {
  const courses = new Map<VirtualGroupId, Duty[]>();
  for (const duty of [...duties].sort((a, b) => a.virtual_group_id - b.virtual_group_id))
    courses.set(duty.virtual_group_id, [...(courses.get(duty.virtual_group_id) ?? []), duty]);
  return courses;
}

import { AppError, type Body, terms } from '@doselore/contract';
import type { cancelCourse as endpoint } from '@doselore/contract/virtual-groups';
import { type Actor, notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { releaseTimes } from '../../scheduling/index.ts';
import { releaseMeetings } from '../../video-meetings/index.ts';
import { queueInvitations } from '../calendar/send-invitations.ts';
import { openVirtualGroup } from '../open-virtual-group.ts';
import { raiseSequences } from '../planning/sessions.repository.ts';
import { settleReports } from '../staffing/reports.repository.ts';
import {
  countReturns,
  endVirtualGroup,
  findVirtualGroup,
  type VirtualGroupData,
} from '../virtual-groups.repository.ts';
import { listInformedWaiting } from '../waiting-list/announce-waiting.ts';
import { endWaiting } from '../waiting-list/end-waiting.ts';
import { hasBegunByAttendance } from './attended-licences.repository.ts';
import { giveBackSeats } from './give-back-seats.ts';
import { listInformedDelegates, notifyOfCancellation } from './notify-of-cancellation.ts';

type Place = { scope: Scope; virtualGroupId: VirtualGroupId };

export async function previewCancelling({ db }: Pick<Services, 'db'>, { scope, virtualGroupId }: Place) {
  const course = await findVirtualGroup(db, scope, virtualGroupId);
  if (course === undefined) throw notFound();
  const returns = await countReturns(db, { id: virtualGroupId, keepUserIds: [] });
  const { length: told } = await listInformedDelegates(db, course);
  const { length: told_waiting } = await listInformedWaiting(db, course);
  return { marked: course.marked, told, told_waiting, ...returns };
}

type Cancelling = Place & Body<typeof endpoint>;

/**
 * Cancels a virtual group before anybody attended. Every seat returns to the general pot, and the people who know of
 * it are notified.
 */
export async function cancelCourse(services: Services, actor: Actor, of: Cancelling): Promise<void> {
  const command = `cancel ${of.virtualGroupId}`;
  await once(services.db, { actorId: actor.id, key: of.idempotencyKey, command }, async (tx) => {
    const course = await openVirtualGroup(tx, of.scope, of.virtualGroupId);
    if (course.marked > 0 || (await hasBegunByAttendance(tx, course.id)))
      throw new AppError(
        'conflict',
        'Attendance has been recorded, so close this course instead of cancelling it. Nothing was changed.',
      );
    const at = services.clock.now();
    const waiting = await listInformedWaiting(tx, course);
    await endWaiting(tx, { virtualGroupId: course.id, state: 'lapsed' });
    await carryOut(tx, actor, { course, reason: of.reason, at });
    await queueInvitations(tx, services.clock, course.id);
    await notifyOfCancellation(services, tx, { course, waiting, reason: of.reason, at });
    return course.id;
  });
}

async function carryOut(
  tx: Tx,
  actor: Actor,
  { course, reason, at }: { course: VirtualGroupData; reason: string; at: Date },
): Promise<void> {
  const { id: virtualGroupId, group_id: groupId } = course;
  await endVirtualGroup(tx, { id: virtualGroupId, state: 'cancelled', at, reason });
  await releaseTimes(tx, virtualGroupId);
  await releaseMeetings(tx, { virtualGroupId, now: at });
  await raiseSequences(tx, virtualGroupId);
  await settleReports(tx, { virtualGroupId, by: actor.id, at });
  const returns = await giveBackSeats(tx, actor, {
    course,
    keepUserIds: [],
    reason: 'course_cancelled',
    note: `The ${terms.virtualGroup.one} was cancelled.`,
    at,
  });
  await recordAudit(tx, actor, {
    action: 'virtualGroups.cancel',
    subject: `virtual group ${virtualGroupId}`,
    groupId,
    detail: returns,
  });
}

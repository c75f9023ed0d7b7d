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
  const session = await findVirtualGroup(db, scope, virtualGroupId);
  if (session === undefined) throw notFound();
  const returns = await countReturns(db, { id: virtualGroupId, keepUserIds: [] });
  const { length: told } = await listInformedDelegates(db, session);
  const { length: told_waiting } = await listInformedWaiting(db, session);
  return { marked: session.marked, told, told_waiting, ...returns };
}

type Cancelling = Place & Body<typeof endpoint>;

/**
 * Cancels a virtual group before anybody attended. Every seat returns to the general pot, and the people who know of
 * it are notified.
 */
export async function cancelCourse(services: Services, actor: Actor, of: Cancelling): Promise<void> {
  const command = `cancel ${of.virtualGroupId}`;
  await once(services.db, { actorId: actor.id, key: of.idempotencyKey, command }, async (tx) => {
    const session = await openVirtualGroup(tx, of.scope, of.virtualGroupId);
    if (session.marked > 0 || (await hasBegunByAttendance(tx, session.id)))
      throw new AppError(
        'conflict',
        'Attendance has been recorded, so close this course instead of cancelling it. Nothing was changed.',
      );
    const at = services.clock.now();
    const waiting = await listInformedWaiting(tx, session);
    await endWaiting(tx, { virtualGroupId: session.id, state: 'lapsed' });
    await carryOut(tx, actor, { session, reason: of.reason, at });
    await queueInvitations(tx, services.clock, session.id);
    await notifyOfCancellation(services, tx, { session, waiting, reason: of.reason, at });
    return session.id;
  });
}

async function carryOut(
  tx: Tx,
  actor: Actor,
  { session, reason, at }: { session: VirtualGroupData; reason: string; at: Date },
): Promise<void> {
  const { id: virtualGroupId, group_id: groupId } = session;
  await endVirtualGroup(tx, { id: virtualGroupId, state: 'cancelled', at, reason });
  await releaseTimes(tx, virtualGroupId);
  await releaseMeetings(tx, { virtualGroupId, now: at });
  await raiseSequences(tx, virtualGroupId);
  await settleReports(tx, { virtualGroupId, by: actor.id, at });
  const returns = await giveBackSeats(tx, actor, {
    session,
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

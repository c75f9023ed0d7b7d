import { AppError, type Body, terms } from '@doselore/contract';
import type { publishVirtualGroup as endpoint } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { claimTimes, lockTimes, overrideOf, releaseTimes } from '../../scheduling/index.ts';
import { checkTrainer } from '../../trainers/index.ts';
import { checkVenue } from '../../venues/index.ts';
import { checkMeetingAccount, releaseMeetings, wantMeetings } from '../../video-meetings/index.ts';
import { announceTimes } from '../calendar/announce-times.ts';
import { queueInvitations } from '../calendar/send-invitations.ts';
import { openVirtualGroup } from '../open-virtual-group.ts';
import { settleReports } from '../staffing/reports.repository.ts';
import { announceWaiting, listInformedWaiting } from '../waiting-list/announce-waiting.ts';
import { fillPlaces } from '../waiting-list/fill-places.ts';
import { withdrawOffers } from '../waiting-list/waiting-list.repository.ts';
import { waitingMessages } from '../waiting-list/waiting-words.ts';
import { missingOf, refuseIncomplete, refuseMarked } from './check-plan.ts';
import { emailPeople, notifyOfPlan } from './notify-of-plan.ts';
import { getPlanData, saveState } from './planning.repository.ts';
import { listSessions, raiseSequences } from './sessions.repository.ts';

type Place = { scope: Scope; virtualGroupId: VirtualGroupId };

/** Schedules a complete draft. A course that is already scheduled stays as it is, and nobody is notified again. */
export function publishVirtualGroup(
  services: Services,
  actor: Actor,
  of: Place & { ignoring: Body<typeof endpoint> },
): Promise<void> {
  const { virtualGroupId } = of;
  return inTransaction(services.db, async (tx) => {
    const course = await openVirtualGroup(tx, of.scope, virtualGroupId);
    if (course.state !== 'draft') return;
    const at = services.clock.now();
    const data = await getPlanData(tx, virtualGroupId);
    const sessions = await listSessions(tx, virtualGroupId);
    refuseIncomplete(missingOf({ row: course, data, sessions, wall: londonWallClock(at) }));
    const times = {
      virtualGroupId,
      trainerUserId: data.trainer_user_id,
      venueId: data.venue_id,
      meeting_account_id: data.video_account_id,
    };
    await lockTimes(tx, times);
    await checkTrainer(tx, data.trainer_user_id);
    await checkVenue(tx, { venueId: data.venue_id, groupId: course.group_id, places: course.places });
    await checkMeetingAccount(tx, data.video_account_id);
    const ignored = await claimTimes(tx, {
      ...{ ...times, sessions },
      override: overrideOf(of.ignoring, actor),
    });
    await saveState(tx, { virtualGroupId, state: 'scheduled', at });
    await wantMeetings(tx, { virtualGroupId, accountId: data.video_account_id, now: at });
    await raiseSequences(tx, virtualGroupId, { onlyKnown: true });
    await recordAudit(tx, actor, {
      action: 'virtualGroups.publish',
      subject: `virtual group ${virtualGroupId}`,
      groupId: course.group_id,
      ...ignored,
    });
    await queueInvitations(tx, services.clock, virtualGroupId);
    await notifyOfPlan(services, tx, { course, kind: 'scheduled', at });
    await announceTimes(services, tx, { virtualGroupId });
    await fillPlaces({ services, tx, actor, course, at });
    await announceWaiting(services, tx, course);
  });
}

/** Makes a scheduled course a draft again, before anybody attended. */
export function unpublishVirtualGroup(services: Services, actor: Actor, of: Place): Promise<void> {
  const { virtualGroupId } = of;
  return inTransaction(services.db, async (tx) => {
    const course = await openVirtualGroup(tx, of.scope, virtualGroupId);
    if (course.state === 'draft') return;
    refuseMarked(course);
    const at = services.clock.now();
    if (course.training_start !== null && course.training_start <= londonWallClock(at))
      throw new AppError('conflict', `This ${terms.virtualGroup.one} has begun. Cancel or close it instead.`);
    await releaseTimes(tx, virtualGroupId);
    await releaseMeetings(tx, { virtualGroupId, now: at });
    await raiseSequences(tx, virtualGroupId);
    await saveState(tx, { virtualGroupId, state: 'draft', at: null });
    await withdrawOffers(tx, virtualGroupId);
    await settleReports(tx, { virtualGroupId, by: actor.id, at });
    await recordAudit(tx, actor, {
      action: 'virtualGroups.unpublish',
      subject: `virtual group ${virtualGroupId}`,
      groupId: course.group_id,
    });
    await queueInvitations(tx, services.clock, virtualGroupId);
    await notifyOfPlan(services, tx, { course, kind: 'unscheduled', at });
    const message = waitingMessages.unscheduled(course);
    await emailPeople(services, tx, {
      course,
      message,
      people: await listInformedWaiting(tx, course),
      withDetails: false,
    });
  });
}

import type { Body } from '@doselore/contract';
import {
  type planVirtualGroup as endpoint,
  readSessions,
  type ScheduleFields,
  sessionsText,
} from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, Scope, UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import { changesOf, mergeChange, recordAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { inTransaction, type Queries, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { claimTimes, lockTimes, makeLead, overrideOf } from '../../scheduling/index.ts';
import { checkTrainer } from '../../trainers/index.ts';
import { checkVenue } from '../../venues/index.ts';
import { checkMeetingAccount, wantMeetings } from '../../video-meetings/index.ts';
import { announceTimes } from '../calendar/announce-times.ts';
import { saveEndedAcceptances } from '../calendar/calendar-invitations.repository.ts';
import { queueInvitations } from '../calendar/send-invitations.ts';
import { clearAnswers } from '../delegates/invitations.repository.ts';
import { openVirtualGroup } from '../open-virtual-group.ts';
import { settleReports } from '../staffing/reports.repository.ts';
import { findVirtualGroup } from '../virtual-groups.repository.ts';
import { checkMeetingFields, missingOf, refuseIncomplete, refuseMarked } from './check-plan.ts';
import { notifyOfChange } from './notify-of-plan.ts';
import { getPlanData, saveSchedule } from './planning.repository.ts';
import { listSessions, saveSessions } from './sessions.repository.ts';

const auditedFields = [
  'sessions',
  'trainerUserId',
  'venueId',
  'place',
  'meeting_account_id',
  'meeting_url',
  'meeting_id',
] as const;

type Planning = { scope: Scope; virtualGroupId: VirtualGroupId; change: Body<typeof endpoint> };

/** Returns the stored schedule of a course, in the fields of its form. */
export async function readSchedule(db: Queries, virtualGroupId: VirtualGroupId): Promise<ScheduleFields> {
  const { trainer_user_id: trainerUserId, venue_id: venueId, ...row } = await getPlanData(db, virtualGroupId);
  const { video_account_id: meeting_account_id } = row;
  const { place, meeting_url, meeting_id, meeting_passcode } = row;
  const sessions = sessionsText(await listSessions(db, virtualGroupId));
  return { sessions, trainerUserId, venueId, place, meeting_account_id, meeting_url, meeting_id, meeting_passcode };
}

/**
 * Changes sessions, trainer, place and meeting. A scheduled course stays complete, and the people whom the change
 * concerns are notified. Returns the stored values.
 */
export function planVirtualGroup(services: Services, actor: Actor, of: Planning): Promise<ScheduleFields> {
  const { baseValues, ignoreConflictWarning, conflict_reason, ...wanted } = of.change;
  const override = overrideOf({ ignoreConflictWarning, conflict_reason }, actor);
  const { virtualGroupId } = of;
  return inTransaction(services.db, async (tx) => {
    const before = await openVirtualGroup(tx, of.scope, virtualGroupId);
    refuseMarked(before);
    const at = services.clock.now();
    const subject = `virtual group ${virtualGroupId}`;
    const now = await readSchedule(tx, virtualGroupId);
    const groupId = before.group_id;
    const fields = await mergeChange<ScheduleFields>(tx, actor, { subject, groupId, now, wanted, baseValues });
    checkMeetingFields(before, fields);
    const isDraft = before.state === 'draft';
    if (!isDraft) await lockTimes(tx, { virtualGroupId, ...fields });
    if (fields.trainerUserId !== now.trainerUserId) await checkTrainer(tx, fields.trainerUserId, { isDraft });
    const { venueId } = fields;
    if (venueId !== now.venueId) await checkVenue(tx, { venueId, groupId, places: before.places });
    const { meeting_account_id: accountId } = fields;
    if (accountId !== now.meeting_account_id) await checkMeetingAccount(tx, accountId);
    await saveSchedule(tx, virtualGroupId, fields);
    if (fields.trainerUserId !== now.trainerUserId)
      await makeLead(tx, { virtualGroupId, userId: fields.trainerUserId });
    const sessions = readSessions(fields.sessions);
    const hasNewVenue = venueId !== now.venueId;
    const hasNewPlace = fields.place !== now.place;
    if (fields.sessions !== now.sessions || hasNewVenue || hasNewPlace)
      await saveSessions(tx, {
        ...{ virtualGroupId, sessions },
        calendar: { isKnown: !isDraft, hasNewVenue, hasNewPlace },
      });
    if (timesOf(fields.sessions) !== timesOf(now.sessions)) await endAcceptances(services.clock, tx, virtualGroupId);
    if (!isDraft) {
      const data = await getPlanData(tx, virtualGroupId);
      const wall = londonWallClock(at);
      // On the day of the course its trainer can still be replaced, as long as its times stay.
      const from = fields.sessions === now.sessions ? startOfDay(wall) : wall;
      refuseIncomplete(missingOf({ row: before, data, sessions, wall: from }));
    }
    const ignored =
      isDraft || sameTimes(now, fields)
        ? undefined
        : await claimTimes(tx, { virtualGroupId, ...fields, sessions, override });
    if (!isDraft && !sameMeetings(now, fields)) await wantMeetings(tx, { virtualGroupId, accountId, now: at });
    await settleChanged(tx, { virtualGroupId, now, fields, by: actor.id, at });
    await recordAudit(tx, actor, {
      action: 'virtualGroups.schedule',
      subject,
      groupId,
      changes: changesOf(now, fields, auditedFields),
      ...ignored,
    });
    if (isDraft) return fields;
    const after = (await findVirtualGroup(tx, of.scope, virtualGroupId)) ?? before;
    await queueInvitations(tx, services.clock, virtualGroupId);
    await notifyOfChange(services, tx, { before, after, now, fields, at });
    const { trainerUserId } = fields;
    if (trainerUserId !== null && trainerUserId !== now.trainerUserId)
      await announceTimes(services, tx, { virtualGroupId, userIds: [trainerUserId] });
    return fields;
  });
}

/** Takes back acceptances of times that have changed. Their people are told with the next email about the date. */
async function endAcceptances(clock: Clock, tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await queueInvitations(tx, clock, virtualGroupId);
  const userIds = await clearAnswers(tx, virtualGroupId);
  await saveEndedAcceptances(tx, { virtualGroupId, userIds });
}

/** Starts and ends of sessions as one text. An answer to an invitation is an answer to them. */
const timesOf = (text: string): string =>
  JSON.stringify(readSessions(text).map(({ training_start, training_end }) => [training_start, training_end]));

type Changed = { virtualGroupId: VirtualGroupId; now: ScheduleFields; fields: ScheduleFields; by: UserId; at: Date };

/** Settles what trainers have said about attending: of the former trainer, or of all when the times change. */
async function settleChanged(tx: Tx, { virtualGroupId, now, fields, by, at }: Changed): Promise<void> {
  if (fields.sessions !== now.sessions) await settleReports(tx, { virtualGroupId, by, at });
  else if (fields.trainerUserId !== now.trainerUserId && now.trainerUserId !== null)
    await settleReports(tx, { virtualGroupId, trainerIds: [now.trainerUserId], by, at });
}

const startOfDay = (wall: Date): Date => new Date(`${wall.toISOString().slice(0, 10)}T00:00:00.000Z`);

/** Tells whether a change leaves the claimed times as they are. */
const sameTimes = (now: ScheduleFields, fields: ScheduleFields): boolean =>
  sameMeetings(now, fields) && now.trainerUserId === fields.trainerUserId && now.venueId === fields.venueId;

const sameMeetings = (now: ScheduleFields, fields: ScheduleFields): boolean =>
  now.sessions === fields.sessions && now.meeting_account_id === fields.meeting_account_id;

import { readSessions, type ScheduleFields } from '@doselore/contract/course-planning';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { makeLead } from '../../scheduling/co-trainers/index.ts';
import { lockTimes, type Override } from '../../scheduling/scheduling/index.ts';
import { checkTrainer } from '../../scheduling/trainers/index.ts';
import { checkVenue } from '../../scheduling/venues/index.ts';
import { checkMeetingAccount } from '../../scheduling/video-meetings/index.ts';
import { changeCourse, type Step } from '../course-changes/index.ts';
import { showSessions } from '../virtual-groups/index.ts';
import { missingOf, refuseIncomplete } from './check-plan.ts';
import { getPlanData, saveSchedule, saveState } from './planning.repository.ts';
import { saveSessions } from './sessions.repository.ts';

type Storing = {
  virtualGroupId: VirtualGroupId;
  now: ScheduleFields;
  fields: ScheduleFields;
  /** Whether calendars may know the course. */
  isKnown: boolean;
};

/** Stores trainer, place, meeting and sessions of a locked course, each where it differs from now. */
export async function storeSchedule(tx: Tx, { virtualGroupId, now, fields, isKnown }: Storing): Promise<void> {
  await saveSchedule(tx, virtualGroupId, fields);
  if (fields.trainerUserId !== now.trainerUserId) await makeLead(tx, { virtualGroupId, userId: fields.trainerUserId });
  const hasNewVenue = fields.venueId !== now.venueId;
  const hasNewPlace = fields.place !== now.place;
  if (fields.sessions !== now.sessions || hasNewVenue || hasNewPlace)
    await saveSessions(tx, {
      ...{ virtualGroupId, sessions: readSessions(fields.sessions) },
      calendar: { isKnown, hasNewVenue, hasNewPlace },
    });
}

/**
 * Schedules a complete draft, with its claims, meetings, invitations and messages. Throws 409 for a draft with something
 * missing, and for conflicts that `override` does not ignore.
 */
export async function scheduleCourse(step: Step, { override }: { override: Override | null }): Promise<void> {
  const { ignored } = await changeCourse(step, schedule, { override });
  const { id, group_id: groupId } = step.course;
  const action = 'virtualGroups.publish';
  await recordAudit(step.tx, step.actor, { action, subject: `virtual group ${id}`, groupId, ...ignored });
}

async function schedule({ tx, course, at }: Step): Promise<void> {
  const virtualGroupId = course.id;
  const data = await getPlanData(tx, virtualGroupId);
  const sessions = await showSessions(tx, virtualGroupId);
  refuseIncomplete(missingOf({ row: course, data, sessions, londonNow: londonWallClock(at) }));
  const { trainer_user_id: trainerUserId, venue_id: venueId, video_account_id: accountId } = data;
  await lockTimes(tx, { virtualGroupId, trainerUserId, venueId, video_account_id: accountId });
  await checkTrainer(tx, trainerUserId);
  await checkVenue(tx, { venueId, groupId: course.group_id, places: course.places });
  await checkMeetingAccount(tx, accountId);
  await saveState(tx, { virtualGroupId, state: 'scheduled', at });
}

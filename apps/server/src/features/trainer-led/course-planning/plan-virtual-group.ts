import type { Body } from '@doselore/contract';
import {
  type planVirtualGroup as endpoint,
  readSessions,
  type ScheduleFields,
  sessionsText,
} from '@doselore/contract/course-planning';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { changesOf, mergeChange, recordAudit } from '../../../platform/audit/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { lockTimes, overrideOf } from '../../scheduling/scheduling/index.ts';
import { checkTrainer } from '../../scheduling/trainers/index.ts';
import { checkVenue } from '../../scheduling/venues/index.ts';
import { checkMeetingAccount } from '../../scheduling/video-meetings/index.ts';
import { changeCourse, type OwnStep, onCourse } from '../course-changes/index.ts';
import { showSessions } from '../virtual-groups/index.ts';
import { checkMeetingFields, missingOf, refuseIncomplete, refuseMarked } from './check-plan.ts';
import { getPlanData } from './planning.repository.ts';
import { storeSchedule } from './schedule-course.ts';

export const auditedFields = [
  'sessions',
  'trainerUserId',
  'venueId',
  'place',
  'video_account_id',
  'meeting_url',
  'meeting_id',
] as const;

type Planning = { scope: Scope; virtualGroupId: VirtualGroupId; change: Body<typeof endpoint> };

/** Returns the stored schedule of a course, in the fields of its form. */
export async function readSchedule(db: Queries, virtualGroupId: VirtualGroupId): Promise<ScheduleFields> {
  const { trainer_user_id: trainerUserId, venue_id: venueId, ...row } = await getPlanData(db, virtualGroupId);
  const { video_account_id } = row;
  const { place, meeting_url, meeting_id, meeting_passcode } = row;
  const sessions = sessionsText(await showSessions(db, virtualGroupId));
  return { sessions, trainerUserId, venueId, place, video_account_id, meeting_url, meeting_id, meeting_passcode };
}

/** Changes sessions, trainer, place and meeting. A scheduled course stays complete. Returns the stored values. */
export function planVirtualGroup(
  services: Services,
  actor: Actor,
  { change, ...target }: Planning,
): Promise<ScheduleFields> {
  const { baseValues, ignoreConflictWarning, conflict_reason, ...submitted } = change;
  const override = overrideOf({ ignoreConflictWarning, conflict_reason }, actor);
  return onCourse(services, actor, target, async (step) => {
    const { tx, course } = step;
    refuseMarked(course);
    const { id, group_id: groupId } = course;
    const subject = `virtual group ${id}`;
    const now = await readSchedule(tx, id);
    const fields = await mergeChange<ScheduleFields>(tx, actor, { subject, groupId, now, submitted, baseValues });
    const { ignored } = await changeCourse(step, () => save(step, { now, fields }), { override });
    const changes = changesOf(now, fields, auditedFields);
    await recordAudit(tx, actor, { action: 'virtualGroups.schedule', subject, groupId, changes, ...ignored });
    return fields;
  });
}

type Fields = { now: ScheduleFields; fields: ScheduleFields };

async function save(step: OwnStep, target: Fields): Promise<void> {
  const { tx, course } = step;
  const { now, fields } = target;
  const { id: virtualGroupId } = course;
  const isDraft = course.state === 'draft';
  await checkFields(step, target);
  await storeSchedule(tx, { virtualGroupId, now, fields, isKnown: !isDraft });
  if (!isDraft) await refuseUnlessComplete(step, target);
}

/** Locks what a scheduled course claims, and throws for a trainer, venue or meeting that it cannot have. */
async function checkFields({ tx, course }: OwnStep, { now, fields }: Fields): Promise<void> {
  const { id: virtualGroupId, group_id: groupId, places } = course;
  const isDraft = course.state === 'draft';
  const { trainerUserId, venueId, video_account_id: accountId } = fields;
  checkMeetingFields(course, fields);
  if (!isDraft) await lockTimes(tx, { virtualGroupId, ...fields });
  if (trainerUserId !== now.trainerUserId) await checkTrainer(tx, trainerUserId, { isDraft });
  if (venueId !== now.venueId) await checkVenue(tx, { venueId, groupId, places });
  if (accountId !== now.video_account_id) await checkMeetingAccount(tx, accountId);
}

async function refuseUnlessComplete({ tx, course, at }: OwnStep, { now, fields }: Fields): Promise<void> {
  const data = await getPlanData(tx, course.id);
  const londonNow = londonWallClock(at);
  // On the day of the course its trainer can still be replaced, as long as its times stay.
  const from = fields.sessions === now.sessions ? startOfDay(londonNow) : londonNow;
  refuseIncomplete(missingOf({ row: course, data, sessions: readSessions(fields.sessions), londonNow: from }));
}

const startOfDay = (londonNow: Date): Date => new Date(`${londonNow.toISOString().slice(0, 10)}T00:00:00.000Z`);

import { AppError, fieldError, isVirtual, plural, terms } from '@doselore/contract';
import { missingToSchedule, type PlannedSession, type ScheduleFields } from '@doselore/contract/course-planning';
import type { GroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';
import { listOrganisers } from './choices.repository.ts';
import type { PlanData } from './planning.repository.ts';

/** Throws for an organiser who is not an admin or organiser of the organisation. Null names nobody. */
export async function checkOrganiser(
  db: Queries,
  target: { organiserUserId: number | null; groupId: GroupId },
): Promise<void> {
  if (target.organiserUserId === null) return;
  const choices = await listOrganisers(db, target.groupId);
  if (!choices.some(({ id }) => id === target.organiserUserId))
    throw fieldError('organiserUserId', 'Choose an organiser or an admin of this organisation');
}

/** Throws when places are fewer than the delegates, or fewer than the least number of delegates. */
export function checkPlaces(target: { places: number; minimum: number; delegates: number; offers: number }): void {
  if (target.offers > 0 && target.places < target.delegates + target.offers)
    throw fieldError(
      'delegatePlacesAllowed',
      `${target.delegates} delegates are invited, and ${target.offers} more places are offered. Enter at least ${target.delegates + target.offers}`,
    );
  if (target.places < target.delegates)
    throw fieldError(
      'delegatePlacesAllowed',
      `${target.delegates} delegates are invited. Enter at least ${target.delegates}`,
    );
  if (target.minimum > target.places)
    throw fieldError('minimum_delegates', `The course has ${target.places} places. Enter ${target.places} at most`);
}

/** Throws when more sessions are required than the course has. Null requires all of them. */
export function checkRequired(required: number | null, sessions: number): void {
  if (required !== null && required > sessions)
    throw fieldError(
      'sessions_required',
      sessions === 0
        ? 'The course has no sessions yet. Leave this empty'
        : `The course has ${sessions} ${plural(sessions, 'session', 'sessions')}. Enter ${sessions} at most`,
    );
}

type Planned = { row: VirtualGroupData; data: PlanData; sessions: readonly PlannedSession[]; londonNow: Date };

/** Lists what is missing before a course can be scheduled. */
export function missingOf({ row, data, sessions, londonNow }: Planned): string[] {
  return missingToSchedule(
    {
      deliverable_id: row.deliverable_id,
      trainerUserId: data.trainer_user_id,
      isTrainerWaiting: data.is_trainer_waiting,
      venueId: data.venue_id,
      place: data.place,
      video_account_id: data.video_account_id,
      meeting_url: data.meeting_url,
      sessions,
    },
    londonNow,
  );
}

/** Throws for a meeting that a course cannot have: one of a course face to face, or two for one course. */
export function checkMeetingFields({ deliverable_id }: VirtualGroupData, fields: ScheduleFields): void {
  if (fields.video_account_id === null) return;
  if (!isVirtual(deliverable_id)) throw fieldError('video_account_id', 'Only a virtual course has meetings');
  if (fields.meeting_url !== null)
    throw fieldError('meeting_url', 'Choose an account or type a link. Leave one of them empty');
}

/** Throws 409 that names everything missing. */
export function refuseIncomplete(missing: readonly string[]): void {
  if (missing.length > 0)
    throw new AppError(
      'conflict',
      `This ${terms.virtualGroup.one} cannot be scheduled yet. Add ${missing.join(', ')}. Nothing was changed.`,
    );
}

/** Throws 409 when attendance is recorded: the schedule is then fixed. */
export function refuseMarked(row: VirtualGroupData): void {
  if (row.marked > 0)
    throw new AppError('conflict', 'Attendance has been recorded, so the schedule is fixed. Nothing was changed.');
}

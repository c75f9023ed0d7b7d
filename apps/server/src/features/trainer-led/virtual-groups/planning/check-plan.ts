import { AppError, fieldError, isVirtual, plural, terms } from '@doselore/contract';
import { missingToSchedule, type PlannedSession, type ScheduleFields } from '@doselore/contract/virtual-groups';
import type { GroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';
import { listOrganisers } from './choices.repository.ts';
import type { PlanData } from './planning.repository.ts';

/** Throws for an organiser who is not an admin or organiser of the organisation. Null names nobody. */
export async function checkOrganiser(
  db: Queries,
  of: { organiserUserId: number | null; groupId: GroupId },
): Promise<void> {
  if (of.organiserUserId === null) return;
  const choices = await listOrganisers(db, of.groupId);
  if (!choices.some(({ id }) => id === of.organiserUserId))
    throw fieldError('organiserUserId', 'Choose an organiser or an admin of this organisation');
}

/** Throws when places are fewer than the delegates, or fewer than the least number of delegates. */
export function checkPlaces(of: { places: number; minimum: number; delegates: number; offers: number }): void {
  if (of.offers > 0 && of.places < of.delegates + of.offers)
    throw fieldError(
      'delegatePlacesAllowed',
      `${of.delegates} delegates are invited, and ${of.offers} more places are offered. Enter at least ${of.delegates + of.offers}`,
    );
  if (of.places < of.delegates)
    throw fieldError('delegatePlacesAllowed', `${of.delegates} delegates are invited. Enter at least ${of.delegates}`);
  if (of.minimum > of.places)
    throw fieldError('minimum_delegates', `The course has ${of.places} places. Enter ${of.places} at most`);
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

type Planned = { row: VirtualGroupData; data: PlanData; sessions: readonly PlannedSession[]; wall: Date };

/** Lists what is missing before a course can be scheduled. */
export function missingOf({ row, data, sessions, wall }: Planned): string[] {
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
    wall,
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

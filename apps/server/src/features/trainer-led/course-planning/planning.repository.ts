import type { AssessmentType } from '@doselore/contract/course-assessments';
import type { WaitingListMode } from '@doselore/contract/course-delegates';
import type { CourseFields, NewVirtualGroup, ScheduleFields } from '@doselore/contract/course-planning';
import { sql } from 'kysely';
import type { GroupId, SubgroupId, UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** Fields of a course that its edit page shows, besides its sessions. */
export type PlanData = {
  title: string;
  delegate_places_allowed: number;
  minimum_delegates: number;
  organiser_user_id: number | null;
  what_to_bring: string | null;
  sessions_required: number | null;
  waiting_list: WaitingListMode;
  assessment_type: AssessmentType;
  post_training_days_allowed: number;
  trainer_user_id: number | null;
  trainer: string | null;
  /** True for a trainer whose invitation is not accepted, or who is not activated yet. */
  is_trainer_waiting: boolean;
  venue_id: number | null;
  venue: string | null;
  place: string | null;
  video_account_id: number | null;
  video_account: string | null;
  meeting_url: string | null;
  meeting_id: string | null;
  meeting_passcode: string | null;
  product: string;
};

export async function getPlanData(db: Queries, virtualGroupId: VirtualGroupId): Promise<PlanData> {
  const { rows } = await sql<PlanData>`
    select v.title, v.delegate_places_allowed, v.minimum_delegates, v.organiser_user_id, v.what_to_bring,
      v.sessions_required, v.waiting_list, v.assessment_type, v.post_training_days_allowed,
      v.trainer_user_id, t.first_name || ' ' || t.last_name as trainer,
      coalesce(v.trainer_user_id is not null and t.archived_at is null and r.deactivated_at is null
        and (t.state = 'provisional' or r.activated_at is null), false) as is_trainer_waiting, v.venue_id,
      ve.name as venue, v.place, v.video_account_id, a.name as video_account, v.meeting_url, v.meeting_id,
      v.meeting_passcode, p.title as product
    from virtual_groups v join abstract_courses p on p.id = v.abstract_course_id
    left join users t on t.id = v.trainer_user_id left join trainers r on r.user_id = t.id
    left join venues ve on ve.id = v.venue_id
    left join video_accounts a on a.id = v.video_account_id where v.id = ${virtualGroupId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`Virtual group ${virtualGroupId} was read before and is gone`);
  return row;
}

export const courseFieldsOf = (row: PlanData): CourseFields => ({
  title: row.title,
  delegatePlacesAllowed: row.delegate_places_allowed,
  minimum_delegates: row.minimum_delegates,
  organiserUserId: row.organiser_user_id,
  what_to_bring: row.what_to_bring,
  sessions_required: row.sessions_required,
  waiting_list: row.waiting_list,
  assessment_type: row.assessment_type,
  postTrainingDaysAllowed: row.post_training_days_allowed,
});

export async function saveCourseFields(tx: Tx, virtualGroupId: VirtualGroupId, fields: CourseFields): Promise<void> {
  await tx.updateTable('virtual_groups').set(columnsOf(fields)).where('id', '=', virtualGroupId).execute();
}

const columnsOf = (fields: CourseFields) => ({
  title: fields.title,
  delegate_places_allowed: fields.delegatePlacesAllowed,
  minimum_delegates: fields.minimum_delegates,
  organiser_user_id: fields.organiserUserId,
  what_to_bring: fields.what_to_bring,
  sessions_required: fields.sessions_required,
  waiting_list: fields.waiting_list,
  assessment_type: fields.assessment_type,
  post_training_days_allowed: fields.postTrainingDaysAllowed,
});

export async function saveSchedule(
  tx: Tx,
  virtualGroupId: VirtualGroupId,
  fields: Omit<ScheduleFields, 'sessions'>,
): Promise<void> {
  const { trainerUserId, venueId, place, video_account_id, meeting_url, meeting_id, meeting_passcode } = fields;
  await tx
    .updateTable('virtual_groups')
    .set({
      ...{ trainer_user_id: trainerUserId, venue_id: venueId, place },
      ...{ video_account_id, meeting_url, meeting_id, meeting_passcode },
    })
    .where('id', '=', virtualGroupId)
    .execute();
}

export type Draft = {
  groupId: GroupId;
  subgroupId: SubgroupId | null;
  /** Null for the system. */
  actorId: UserId | null;
  deliverableId: number;
  body: CourseFields & Pick<NewVirtualGroup, 'productId' | 'certificateMonths'>;
};

export async function insertDraft(tx: Tx, draft: Draft): Promise<VirtualGroupId> {
  const { id } = await tx
    .insertInto('virtual_groups')
    .values({
      group_id: draft.groupId,
      subgroup_id: draft.subgroupId,
      abstract_course_id: draft.body.productId,
      deliverable_id: draft.deliverableId,
      certificate_months: draft.body.certificateMonths,
      state: 'draft',
      created_by: draft.actorId,
      ...columnsOf(draft.body),
    })
    .returning('id')
    .$narrowType<{ id: VirtualGroupId }>()
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets the stored state. `at` is when the course was scheduled, or null for a draft. */
export async function saveState(
  tx: Tx,
  params: { virtualGroupId: VirtualGroupId; state: 'draft' | 'scheduled'; at: Date | null },
): Promise<void> {
  await tx
    .updateTable('virtual_groups')
    .set({ state: params.state, scheduled_at: params.at })
    .where('id', '=', params.virtualGroupId)
    .execute();
}

/** Returns whether licences, seats, orders or requests name a course. A course that they name is never deleted. */
export async function hasLicences(db: Queries, virtualGroupId: VirtualGroupId): Promise<boolean> {
  const { rows } = await sql<{ has_licences: boolean }>`
    select exists (select from licence_accounts where kind = 'VGPOOL' and place_id = ${virtualGroupId})
      or exists (select from licences where virtual_group_id = ${virtualGroupId})
      or exists (select from licence_orders where virtual_group_id = ${virtualGroupId})
      or exists (select from licence_requests where virtual_group_id = ${virtualGroupId}) as has_licences`.execute(db);
  return rows[0]?.has_licences ?? false;
}

type Booking = { project_id: number; project_request_id: number | null; project: string };

/** Returns the booking that a course came from, or undefined. */
export async function findBooking(db: Queries, virtualGroupId: VirtualGroupId): Promise<Booking | undefined> {
  const { rows } = await sql<Booking>`select project_id, project_request_id, project from booked_courses()
    where virtual_group_id = ${virtualGroupId}`.execute(db);
  return rows[0];
}

export async function deleteDraft(tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await tx.deleteFrom('virtual_groups').where('id', '=', virtualGroupId).execute();
}

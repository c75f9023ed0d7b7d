import type { AssessmentType } from '@doselore/contract/course-assessments';
import { sql } from 'kysely';
import type { GroupId, ProjectId, SubgroupId, UserId } from '../../../../platform/access/index.ts';

/** What a request or a course of several days wants, with its project: what is held, asked and converted. */
export type WantedData = {
  project_id: ProjectId;
  project: string;
  handled_by: number | null;
  group_id: GroupId;
  group_name: string;
  is_archived: boolean;
  subgroup_id: SubgroupId | null;
  organiser_user_id: UserId;
  product_id: number;
  product: string;
  deliverable_id: number;
  certificate_months: number;
  assessment_type: AssessmentType;
  post_training_days_allowed: number;
  delegates: number;
  venue_id: number | null;
  venue: string | null;
  location_id: number | null;
  place: string | null;
  place_postcode: string | null;
  video_account_id: number | null;
  meeting_url: string | null;
  blocked_reason: string | null;
};

/** Columns of `WantedData`. `w` is a request or a course of several days, joined by `wantedJoins`. */
export const wantedColumns = sql`w.project_id, p.title as project, p.handled_by, p.group_id, g.name as group_name,
  g.archived_at is not null as is_archived, p.subgroup_id, p.organiser_user_id, w.abstract_course_id as product_id,
  a.title as product, w.deliverable_id, w.certificate_months, w.assessment_type, w.post_training_days_allowed,
  w.delegates, w.venue_id, nullif(concat_ws(', ', ve.name, ve.town), '') as venue, w.location_id, w.place,
  w.place_postcode, w.video_account_id, w.meeting_url, w.blocked_reason`;

export const wantedJoins = sql`join projects p on p.id = w.project_id join groups g on g.id = p.group_id
  join abstract_courses a on a.id = w.abstract_course_id left join venues ve on ve.id = w.venue_id
  left join locations l on l.id = w.location_id left join video_accounts m on m.id = w.video_account_id`;

/** Names that an answer shows beside the fields of what is wanted. */
export type WantedNames = {
  project_id: ProjectId;
  project: string;
  group_id: GroupId;
  group_name: string;
  product_id: number;
  product: string;
  is_virtual: boolean;
  venue: string | null;
  location: string | null;
  video_account: string | null;
};

/** Columns of `WantedNames`, joined by `wantedJoins`. */
export const wantedNames = sql`w.project_id, p.title as project, p.group_id, g.name as group_name, a.id as product_id,
  a.title as product, w.deliverable_id = 3 as is_virtual, ve.name as venue, l.name as location, m.name as video_account`;

import { sql } from 'kysely';
import type { GroupId, ProjectId, ProjectRequestId, UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { minutesOf, titleOf } from '../two-in-one/other-session.ts';

/** SQL over `project_requests r`, with its venue `ve` and its location `l`: where the session would take place. */
export const placeOfRequest = sql<
  string | null
>`nullif(concat_ws(', ', r.place, r.place_postcode, ve.name, ve.town, l.name), '')`;

export type Recipient = {
  id: number;
  user_id: UserId;
  email: string;
  first_name: string;
  title: string;
  group_id: GroupId;
  group_name: string;
  place: string | null;
  minutes: number;
  window_start: Date;
  window_end: Date;
  due_at: Date;
};

/**
 * Lists what messages say about questions, for trainers with an account in use. Takes no scope: the command that asks has
 * checked the questions.
 */
export async function listRecipients(db: Queries, enquiryIds: readonly number[]): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select e.id, u.id as user_id, u.email, u.first_name, ${titleOf} as title, p.group_id, g.name as group_name,
      ${placeOfRequest} as place, ${minutesOf} as minutes, t.window_start, t.window_end, e.due_at
    from availability_enquiries e join times_of_interest t on t.id = e.times_of_interest_id
    join project_requests r on r.id = t.project_request_id join abstract_courses a on a.id = r.abstract_course_id
    join projects p on p.id = r.project_id join groups g on g.id = p.group_id
    left join venues ve on ve.id = r.venue_id left join locations l on l.id = r.location_id
    join users u on u.id = e.trainer_user_id and u.archived_at is null and u.merged_into_id is null and u.state = 'active'
    where e.id = any(${[...enquiryIds]}::bigint[]) order by e.trainer_user_id, t.window_start, e.id`.execute(db);
  return rows;
}

export type Handled = {
  id: ProjectRequestId;
  project_id: ProjectId;
  group_id: GroupId;
  title: string;
  group_name: string;
  /** Site admin who handles the project. Null for all of them. */
  handled_by: UserId | null;
};

/** Returns what messages to site admins say about a request. */
export async function findHandled(db: Queries, id: ProjectRequestId): Promise<Handled | undefined> {
  const { rows } = await sql<Handled>`
    select r.id, p.id as project_id, p.group_id, ${titleOf} as title, g.name as group_name, p.handled_by
    from project_requests r join projects p on p.id = r.project_id join groups g on g.id = p.group_id
    join abstract_courses a on a.id = r.abstract_course_id where r.id = ${id}`.execute(db);
  return rows[0];
}

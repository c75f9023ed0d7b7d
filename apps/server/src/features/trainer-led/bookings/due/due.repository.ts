import { sql } from 'kysely';
import type { ProjectId, ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { secondCourseOf } from '../two-in-one/other-session.ts';
import { isUnfit } from './unfit.ts';

export type OpenEnquiry = {
  id: number;
  request_id: ProjectRequestId;
  sent_at: Date;
  due_at: Date;
  reminded_at: Date[];
  is_muted: boolean;
};

/**
 * Lists the open questions of organisations in use, of all requests or of one. Takes no scope: a job reads the whole site,
 * and its task one request that it has locked.
 */
export async function listWaiting(tx: Queries, requestId?: ProjectRequestId): Promise<OpenEnquiry[]> {
  const { rows } = await sql<OpenEnquiry>`
    select e.id, r.id as request_id, e.sent_at, e.due_at, e.reminded_at,
      exists (select from muted_notices m where m.user_id = e.trainer_user_id and m.kind = 'bookingReminders') as is_muted
    from availability_enquiries e
    join times_of_interest t on t.id = e.times_of_interest_id join project_requests r on r.id = t.project_request_id
    join projects p on p.id = r.project_id join groups g on g.id = p.group_id and g.archived_at is null
    where e.state = 'sent' and p.paused_since is null and (${requestId ?? null}::bigint is null or r.id = ${requestId ?? null})
    order by r.id, e.id`.execute(tx);
  return rows;
}

/**
 * Lists the open questions and the accepted dates of trainers who can no longer lead the course, of all requests or of one.
 * Without dates with a start that the trainer has to confirm: the question about this start ends first.
 * Takes no scope: a job reads the whole site, and its task one request that it has locked.
 */
export async function listUnfit(
  db: Queries,
  requestId?: ProjectRequestId,
): Promise<{ id: number; request_id: ProjectRequestId }[]> {
  const question = {
    trainer: sql.ref('e.trainer_user_id'),
    course: sql.ref('r.abstract_course_id'),
    second: secondCourseOf,
    start: sql.ref('t.window_start'),
  };
  const { rows } = await sql<{ id: number; request_id: ProjectRequestId }>`select e.id, r.id as request_id
    from availability_enquiries e join times_of_interest t on t.id = e.times_of_interest_id
    join project_requests r on r.id = t.project_request_id and r.state not in ('completed', 'cancelled')
    join projects p on p.id = r.project_id and p.paused_since is null
    join groups g on g.id = p.group_id and g.archived_at is null
    where e.state in ('sent', 'yes') and (${requestId ?? null}::bigint is null or r.id = ${requestId ?? null})
      and not exists (select from confirmation_enquiries c where c.times_of_interest_id = t.id
        and c.trainer_user_id = e.trainer_user_id and c.state = 'asked')
      and ${isUnfit(question)} order by r.id, e.id`.execute(db);
  return rows;
}

export type Due = { project_id: ProjectId; group_id: number };

/** Returns the project of a request. */
export async function findProjectOf(tx: Queries, id: ProjectRequestId): Promise<Due | undefined> {
  const { rows } = await sql<Due>`select r.project_id, p.group_id from project_requests r
    join projects p on p.id = r.project_id where r.id = ${id}`.execute(tx);
  return rows[0];
}

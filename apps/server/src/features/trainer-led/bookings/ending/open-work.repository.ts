import { sql } from 'kysely';
import type { ProjectId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

export type OpenWork = { enquiries: number; confirmations: number; holds: number };

/** Counts what is open for the requests and the courses of several days of a project: questions to trainers, and what is held. */
export async function countOpenWork(db: Queries, projectId: ProjectId): Promise<OpenWork> {
  const { rows } = await sql<OpenWork>`
    with dates as (select t.id from times_of_interest t join project_requests r on r.id = t.project_request_id
      where r.project_id = ${projectId})
    select (select count(*)::int from availability_enquiries e join dates d on d.id = e.times_of_interest_id
        where e.state in ('sent', 'yes')) as enquiries,
      (select count(*)::int from confirmation_enquiries c join dates d on d.id = c.times_of_interest_id
        where c.state = 'asked')
      + (select count(*)::int from confirmation_enquiries c join multi_days m on m.id = c.multi_day_id
        where m.project_id = ${projectId} and c.state = 'asked') as confirmations,
      (select count(*)::int from time_claims c join dates d on d.id = c.times_of_interest_id)
      + (select count(*)::int from time_claims c join multi_day_dates d on d.id = c.multi_day_date_id
        join multi_days m on m.id = d.multi_day_id where m.project_id = ${projectId}) as holds`.execute(db);
  return rows[0] ?? { enquiries: 0, confirmations: 0, holds: 0 };
}

type Named = { id: number; name: string };

/** Lists the courses that the project became in part. */
export async function listCoursesOf(db: Queries, projectId: ProjectId): Promise<Named[]> {
  const { rows } = await sql<Named>`select v.id, v.title as name from booked_courses() b
    join virtual_groups v on v.id = b.virtual_group_id where b.project_id = ${projectId} order by v.id`.execute(db);
  return rows;
}

/** Lists people by address. Takes no scope: the command has chosen whom it sends an email. */
export async function listByEmail(db: Queries, emails: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`select u.id, u.first_name || ' ' || u.last_name as name from users u
    where u.email = any(${[...emails]}::text[]) order by lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
}

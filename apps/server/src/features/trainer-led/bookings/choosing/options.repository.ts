import { sql } from 'kysely';
import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { titleOf } from '../two-in-one/other-session.ts';

export type AnswerState = 'sent' | 'yes' | 'no' | 'lapsed' | 'withdrawn';

/**
 * Lists the last answer of each trainer who was asked about a date. Takes no scope: the date was read from a request whose
 * address was checked.
 */
export async function listAnswers(
  db: Queries,
  interestId: number,
): Promise<{ trainer_user_id: number; state: AnswerState }[]> {
  const { rows } = await sql<{ trainer_user_id: number; state: AnswerState }>`
    select distinct on (e.trainer_user_id) e.trainer_user_id, e.state from availability_enquiries e
    where e.times_of_interest_id = ${interestId} order by e.trainer_user_id, e.id desc`.execute(db);
  return rows;
}

export type AlsoAsked = { trainer_user_id: number; project_id: number; id: number; name: string };

/**
 * Lists the other open requests that ask trainers about the day of a date, or to confirm a start on it.
 */
export async function listAlsoAsked(
  db: Queries,
  { id, day }: { id: ProjectRequestId; day: string },
): Promise<AlsoAsked[]> {
  const { rows } = await sql<AlsoAsked>`
    select distinct q.trainer_user_id, r.project_id, r.id, ${titleOf} || ', ' || g.name as name
    from times_of_interest t join project_requests r on r.id = t.project_request_id
    join projects p on p.id = r.project_id join groups g on g.id = p.group_id
    join abstract_courses a on a.id = r.abstract_course_id
    join lateral (select e.trainer_user_id from availability_enquiries e
        where e.times_of_interest_id = t.id and e.state in ('sent', 'yes')
      union select c.trainer_user_id from confirmation_enquiries c
        where c.times_of_interest_id = t.id and c.state = 'asked') q on true
    where r.id <> ${id} and r.state not in ('completed', 'cancelled')
      and t.window_start >= ${day}::timestamp at time zone 'UTC'
      and t.window_start < (${day}::date + 1)::timestamp at time zone 'UTC'
    order by q.trainer_user_id, r.id`.execute(db);
  return rows;
}

/** Returns the postcode district of the place of a request, or null for one that is online or has no place yet. */
export async function findDistrict(db: Queries, id: ProjectRequestId): Promise<string | null> {
  const { rows } = await sql<{ district: string | null }>`
    select coalesce(v.district, l.district, split_part(r.place_postcode, ' ', 1)) as district from project_requests r
    left join venues v on v.id = r.venue_id left join locations l on l.id = r.location_id
    where r.id = ${id}`.execute(db);
  return rows[0]?.district ?? null;
}

import type { DateState, EnquiryState, RequestState } from '@doselore/contract/bookings';
import { sql } from 'kysely';
import type { GroupId, ProjectId, ProjectRequestId, UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

/** SQL over `availability_answers a`: whether a yes of the answer is an option. A problem keeps it out until it is handled. */
const countsSql = sql<boolean>`coalesce(a.does_count, not a.has_other_problem)`;

export type Unit = { project_id: ProjectId; request_id: ProjectRequestId };

/** Lists the requests of these questions in the order of locking. Takes no scope: the caller checks whose they are. */
export async function listUnits(db: Queries, enquiryIds: readonly number[]): Promise<Unit[]> {
  const { rows } = await sql<Unit>`select distinct r.project_id, r.id as request_id
    from availability_enquiries e join times_of_interest t on t.id = e.times_of_interest_id
    join project_requests r on r.id = t.project_request_id
    where e.id = any(${[...enquiryIds]}::bigint[]) order by r.project_id, r.id`.execute(db);
  return rows;
}

/** Locks requests with their projects until commit, projects first. Takes no scope: the caller checks whose they are. */
export async function lockUnits(tx: Tx, units: readonly Unit[]): Promise<void> {
  await sql`select from projects where id = any(${units.map((one) => one.project_id)}::bigint[])
    order by id for update`.execute(tx);
  await sql`select from project_requests where id = any(${units.map((one) => one.request_id)}::bigint[])
    order by id for update`.execute(tx);
}

export type LockedEnquiry = {
  id: number;
  trainer_user_id: UserId;
  trainer: string;
  state: EnquiryState;
  ended_at: Date | null;
  due_at: Date;
  reminded_at: Date | null;
  /** Site admin who recorded the answer. */
  entered_by: string | null;
  times_of_interest_id: number;
  window_start: Date;
  date_state: DateState;
  /** Whether the trainer is asked to confirm a start on this date. */
  is_confirming: boolean;
  /** Whether another question about the same date is open, or accepted. */
  is_asked_again: boolean;
  request_id: ProjectRequestId;
  request_state: RequestState;
  group_id: GroupId;
  is_archived: boolean;
  course: string;
};

/** Locks questions until commit. Takes no scope: the caller has locked their requests, and checks whose they are. */
export async function lockEnquiries(tx: Tx, ids: readonly number[]): Promise<LockedEnquiry[]> {
  const { rows } = await sql<LockedEnquiry>`
    select e.id, e.trainer_user_id, w.first_name || ' ' || w.last_name as trainer, e.state, e.ended_at, e.due_at, e.reminded_at[cardinality(e.reminded_at)] as reminded_at,
      case when a.is_manual then (select u.first_name || ' ' || u.last_name from users u where u.id = a.answered_by) end
        as entered_by,
      e.times_of_interest_id, t.window_start, t.state as date_state,
      exists (select from confirmation_enquiries c where c.times_of_interest_id = t.id
        and c.trainer_user_id = e.trainer_user_id and c.state in ('asked', 'confirmed')) as is_confirming,
      exists (select from availability_enquiries o where o.id <> e.id and o.times_of_interest_id = t.id
        and o.trainer_user_id = e.trainer_user_id and o.state in ('sent', 'yes')) as is_asked_again,
      r.id as request_id, r.state as request_state, p.group_id, g.archived_at is not null as is_archived, x.title as course
    from availability_enquiries e join times_of_interest t on t.id = e.times_of_interest_id
    join project_requests r on r.id = t.project_request_id join projects p on p.id = r.project_id
    join groups g on g.id = p.group_id join abstract_courses x on x.id = r.abstract_course_id
    join users w on w.id = e.trainer_user_id left join availability_answers a on a.id = e.answer_id
    where e.id = any(${[...ids]}::bigint[]) order by e.id for update of e`.execute(tx);
  return rows;
}

type NewAnswer = { trainerId: UserId; by: UserId; at: Date; problem?: string; note?: string };

/** Stores one answer and returns its id. With a note it was entered by a site admin. */
export async function insertAnswer(tx: Tx, { trainerId, by, at, problem, note }: NewAnswer): Promise<number> {
  const { id } = await tx
    .insertInto('availability_answers')
    .values({
      ...{ trainer_user_id: trainerId, answered_by: by, answered_at: at },
      ...{ has_other_problem: problem !== undefined, other_problem: problem ?? null },
      ...{ is_manual: note !== undefined, note: note ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Saving = { ids: readonly number[]; state: 'yes' | 'no'; isFirm?: boolean; answerId: number; at: Date };

export async function saveAnswered(tx: Tx, { ids, state, isFirm = false, answerId, at }: Saving): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('availability_enquiries')
    .set({ state, is_firm: isFirm, answer_id: answerId, ended_at: at })
    .where('id', 'in', [...ids])
    .execute();
}

/** Ends questions without an answer. */
export async function saveEnded(
  tx: Tx,
  { ids, state, at }: { ids: readonly number[]; state: 'lapsed' | 'withdrawn'; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('availability_enquiries')
    .set({ state, ended_at: at })
    .where('id', 'in', [...ids])
    .execute();
}

/** Records that trainers were reminded of questions. Takes no scope: the caller has locked them. */
export async function saveReminded(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  await sql`update availability_enquiries set reminded_at = reminded_at || ${at}::timestamptz
    where id = any(${[...ids]}::bigint[])`.execute(tx);
}

/**
 * Lists the open questions and the accepted dates of requests. Takes no scope: the caller has locked these requests.
 */
export async function listOpenEnquiries(tx: Tx, requestIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select e.id from availability_enquiries e
    join times_of_interest t on t.id = e.times_of_interest_id
    where t.project_request_id = any(${[...requestIds]}::bigint[]) and e.state in ('sent', 'yes') order by e.id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Lists the trainers who were asked these questions. Takes no scope: the caller has locked their request. */
export async function listAskedTrainers(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct e.trainer_user_id as id from availability_enquiries e
    where e.id = any(${[...ids]}::bigint[]) order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Brings the states of dates about which trainers are asked in line with their answers. */
export async function settleDates(tx: Tx, id: ProjectRequestId): Promise<void> {
  await sql`update times_of_interest t set state = n.state from (
      select t.id, case when bool_or(e.state = 'yes' and ${countsSql}) then 'available'
        when bool_or(e.state = 'sent' or e.state = 'yes' and a.does_count is null) then 'enquired'
        else 'unavailable' end as state
      from times_of_interest t join availability_enquiries e on e.times_of_interest_id = t.id and e.state <> 'withdrawn'
      left join availability_answers a on a.id = e.answer_id
      where t.project_request_id = ${id} and t.state in ('enquired', 'available', 'unavailable') group by t.id) n
    where t.id = n.id and t.state <> n.state`.execute(tx);
}

export type Tally = { state: RequestState; available: number; open: number };

/** Counts the dates of a request that have a trainer, and those whose trainers have not all answered. */
export async function countDates(db: Queries, id: ProjectRequestId): Promise<Tally> {
  const { rows } = await sql<Tally>`select r.state, (count(*) filter (where t.state = 'available'))::int as available,
      (count(*) filter (where t.state = 'enquired'))::int as open
    from project_requests r left join times_of_interest t on t.project_request_id = r.id
    where r.id = ${id} group by r.id`.execute(db);
  if (rows[0] === undefined) throw new Error('The request is locked');
  return rows[0];
}

export type LockedAnswer = {
  id: number;
  has_other_problem: boolean;
  handled_at: Date | null;
  handled_by: string | null;
};

/** Locks an answer until commit. Takes no scope: site admins handle the problems of every trainer. */
export async function lockAnswer(tx: Tx, id: number): Promise<LockedAnswer | undefined> {
  const { rows } = await sql<LockedAnswer>`select a.id, a.has_other_problem, a.handled_at,
      (select u.first_name || ' ' || u.last_name from users u where u.id = a.handled_by) as handled_by
    from availability_answers a where a.id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Lists the questions that an answer is about. Takes no scope: site admins handle the problems of every trainer. */
export async function listAnswered(db: Queries, answerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from availability_enquiries
    where answer_id = ${answerId} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function saveHandled(
  tx: Tx,
  { id, by, note, counts, at }: { id: number; by: UserId; note: string; counts: boolean; at: Date },
): Promise<void> {
  await tx
    .updateTable('availability_answers')
    .set({ handled_at: at, handled_by: by, handled_note: note, does_count: counts })
    .where('id', '=', id)
    .execute();
}

import type { EnquiryState, RequestState, Thresholds } from '@doselore/contract/bookings';
import { sql } from 'kysely';
import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

type Named = { id: number; name: string };

export type AskedData = {
  id: number;
  times_of_interest_id: number;
  trainer: Named;
  state: EnquiryState;
  is_firm: boolean;
  does_count: boolean;
  round: number;
  sent_at: Date;
  due_at: Date;
  reminded_at: Date | null;
  ended_at: Date | null;
  entered_by: string | null;
  note: string | null;
  score: number | null;
  rank: number | null;
};

/** Lists the questions about the dates of a request, the latest round last, the best trainer first. */
export async function listAsked(db: Queries, id: ProjectRequestId): Promise<AskedData[]> {
  const { rows } = await sql<AskedData>`
    select e.id, e.times_of_interest_id, jsonb_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) as trainer,
      e.state, e.is_firm, e.state = 'yes' and coalesce(a.does_count, not a.has_other_problem) as does_count, e.round,
      e.sent_at, e.due_at, e.reminded_at[cardinality(e.reminded_at)] as reminded_at, e.ended_at,
      case when a.is_manual then (select b.first_name || ' ' || b.last_name from users b where b.id = a.answered_by) end
        as entered_by, a.note,
      (e.score_data ->> 'total')::float8 as score, (e.score_data ->> 'rank')::int as rank
    from availability_enquiries e join times_of_interest t on t.id = e.times_of_interest_id
    join users u on u.id = e.trainer_user_id left join availability_answers a on a.id = e.answer_id
    where t.project_request_id = ${id} order by e.round, rank, e.id`.execute(db);
  return rows;
}

export type ProblemData = {
  answer_id: number;
  trainer: Named;
  text: string;
  answered_at: Date;
  handled_at: Date | null;
  handled_by: string | null;
  handled_note: string | null;
  does_count: boolean | null;
};

/** Lists the problems that trainers wrote with answers about a request, the open ones first. */
export async function listProblems(db: Queries, id: ProjectRequestId): Promise<ProblemData[]> {
  const { rows } = await sql<ProblemData>`
    select a.id as answer_id, jsonb_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) as trainer,
      coalesce(a.other_problem, '') as text, a.answered_at, a.handled_at,
      (select h.first_name || ' ' || h.last_name from users h where h.id = a.handled_by) as handled_by, a.handled_note,
      a.does_count
    from availability_answers a join users u on u.id = a.trainer_user_id
    where a.has_other_problem and exists (select from availability_enquiries e
      join times_of_interest t on t.id = e.times_of_interest_id where e.answer_id = a.id and t.project_request_id = ${id})
    order by a.handled_at is not null, a.answered_at, a.id`.execute(db);
  return rows;
}

export type WishData = { state: RequestState; excluded_trainer_ids: number[]; thresholds: Thresholds };

/** Returns who is left out of a request and what trainers have to reach. */
export async function findWishes(db: Queries, id: ProjectRequestId): Promise<WishData | undefined> {
  const { rows } =
    await sql<WishData>`select r.state, to_jsonb(r.excluded_trainer_ids) as excluded_trainer_ids, r.thresholds
    from project_requests r where r.id = ${id}`.execute(db);
  return rows[0];
}

/** Lists the active trainers by name. Takes no scope: site admins choose among the trainers of the site. */
export async function listTrainerChoices(db: Queries): Promise<Named[]> {
  const { rows } = await sql<Named>`select u.id, u.first_name || ' ' || u.last_name as name from trainers t
    join users u on u.id = t.user_id and u.archived_at is null and u.state <> 'disabled'
    where t.deactivated_at is null and t.activated_at is not null
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
}

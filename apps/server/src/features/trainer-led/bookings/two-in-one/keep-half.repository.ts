import type { HalfQuestion } from '@doselore/contract/bookings';
import { sql } from 'kysely';
import type { ProjectRequestId, UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

/** SQL over a request `r` that leads a day: the open question whether one of both sessions stays, or null. */
export const halfQuestionOf = sql<HalfQuestion>`(select jsonb_build_object(
    'stays', jsonb_build_object('id', ks.abstract_course_id, 'name', kc.title),
    'ends', jsonb_build_object('id', ke.abstract_course_id, 'name', kd.title),
    'asked_at', to_char(k.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'due_at', to_char(k.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from organiser_enquiries k
  join project_requests ks on ks.two_in_one_day_id = r.two_in_one_day_id and ks.half = k.keeps
  join abstract_courses kc on kc.id = ks.abstract_course_id
  join project_requests ke on ke.two_in_one_day_id = r.two_in_one_day_id and ke.half <> k.keeps
  join abstract_courses kd on kd.id = ke.abstract_course_id
  where k.project_request_id = r.id and k.question = 'keep_half' and k.state = 'asked')`;

/** Returns the open question whether one session of the day that a request leads stays, or null. */
export async function showKeepHalf(db: Queries, requestId: ProjectRequestId): Promise<HalfQuestion> {
  const { rows } = await sql<{ question: HalfQuestion }>`select ${halfQuestionOf} as question
    from project_requests r where r.id = ${requestId}`.execute(db);
  return rows[0]?.question ?? null;
}

type New = { requestId: ProjectRequestId; organiserId: UserId; keeps: 'a' | 'b'; at: Date; dueAt: Date };

export async function insertHalfQuestion(tx: Tx, { requestId, organiserId, keeps, at, dueAt }: New): Promise<void> {
  await tx
    .insertInto('organiser_enquiries')
    .values({
      ...{ project_request_id: requestId, organiser_user_id: organiserId, question: 'keep_half', keeps },
      ...{ asked_at: at, due_at: dueAt },
    })
    .execute();
}

export type OpenQuestion = { id: number; keeps: 'a' | 'b'; organiser: string; due_at: Date };

/** Returns the open question whether one session stays. The caller has locked the request that leads. */
export async function findHalfQuestion(tx: Tx, requestId: ProjectRequestId): Promise<OpenQuestion | undefined> {
  const { rows } =
    await sql<OpenQuestion>`select e.id, e.keeps, u.first_name || ' ' || u.last_name as organiser, e.due_at
    from organiser_enquiries e join users u on u.id = e.organiser_user_id
    where e.project_request_id = ${requestId} and e.question = 'keep_half' and e.state = 'asked'`.execute(tx);
  return rows[0];
}

type Ended = { ids: readonly number[]; state: 'agreed' | 'refused' | 'lapsed' | 'withdrawn'; at: Date; by?: UserId };

/** Ends the open questions whether one session stays of these locked requests. */
export async function endHalfQuestion(tx: Tx, { ids, state, at, by }: Ended): Promise<void> {
  await sql`update organiser_enquiries set state = ${state}, ended_at = ${at}, answered_by = ${by ?? null}
    where project_request_id = any(${[...ids]}::bigint[]) and question = 'keep_half' and state = 'asked'`.execute(tx);
}

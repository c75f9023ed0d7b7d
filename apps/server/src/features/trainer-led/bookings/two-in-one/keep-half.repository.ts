import type { KeepHalfQuestion } from '@doselore/contract/bookings';
import { sql } from 'kysely';
import type { ProjectRequestId, UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

/** SQL over a request `r` that leads a day: the open question whether one of both sessions stays, or null. */
export const keepHalfOf = sql<KeepHalfQuestion>`(select jsonb_build_object(
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
export async function showKeepHalf(db: Queries, requestId: ProjectRequestId): Promise<KeepHalfQuestion> {
  const { rows } = await sql<{ question: KeepHalfQuestion }>`select ${keepHalfOf} as question
    from project_requests r where r.id = ${requestId}`.execute(db);
  return rows[0]?.question ?? null;
}

type New = { requestId: ProjectRequestId; organiserId: UserId; keeps: 'a' | 'b'; at: Date; dueAt: Date };

export async function insertKeepHalf(tx: Tx, { requestId, organiserId, keeps, at, dueAt }: New): Promise<void> {
  await tx
    .insertInto('organiser_enquiries')
    .values({
      ...{ project_request_id: requestId, organiser_user_id: organiserId, question: 'keep_half', keeps },
      ...{ asked_at: at, due_at: dueAt },
    })
    .execute();
}

import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

type Delegate = { virtualGroupId: number; userId: number };
type DelegateData = { attendance: string | null; group_id: number; product_id: number; training_end: Date | null };

/** Finds the attendance of a delegate, and organisation and last end of their virtual group. Returns undefined where the person is not a delegate. */
export async function findDelegate(db: Queries, scope: Scope, params: Delegate): Promise<DelegateData | undefined> {
  const { rows } = await sql<DelegateData>`
    select d.attendance, v.group_id, v.abstract_course_id as product_id, v.training_end from virtual_group_delegates d
    join virtual_groups v on v.id = d.virtual_group_id and v.state not in ('draft', 'cancelled')
    where d.virtual_group_id = ${params.virtualGroupId} and d.user_id = ${params.userId}
      and ${scopeWhere(scope, { owner: sql.ref('d.user_id') })}`.execute(db);
  return rows[0];
}

type NewFeedback = Delegate & {
  trainer: number;
  content: number;
  venue: number;
  comment: string;
  would_recommend?: number | null;
  form_id: number | null;
  answers: Record<string, string>;
  at: Date;
};

/** Inserts the feedback of a delegate. Returns false when this person has already given it. */
export async function insertSessionFeedback(db: Queries, feedback: NewFeedback): Promise<boolean> {
  const row = await db
    .insertInto('session_feedback')
    .values({
      virtual_group_id: feedback.virtualGroupId,
      user_id: feedback.userId,
      trainer_rating: feedback.trainer,
      content_rating: feedback.content,
      venue_rating: feedback.venue,
      comment: feedback.comment,
      would_recommend: feedback.would_recommend ?? null,
      form_id: feedback.form_id,
      answers: JSON.stringify(feedback.answers),
      created_at: feedback.at,
    })
    .onConflict((conflict) => conflict.columns(['virtual_group_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

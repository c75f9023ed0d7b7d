import type { FeedbackAnswers } from '@doselore/contract/feedback-forms';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

export type OwnResultData = { id: number; product_id: number; has_feedback: boolean };

/** Finds the result of a face-to-face course of the learner. */
export async function findOwnResult(
  db: Queries,
  scope: Scope,
  paperResultId: number,
): Promise<OwnResultData | undefined> {
  const { rows } = await sql<OwnResultData>`
    select r.id, c.abstract_paper_course_id as product_id,
      exists (select from paper_feedback f where f.paper_result_id = r.id) as has_feedback
    from paper_results r join paper_courses c on c.id = r.paper_course_id
    where r.id = ${paperResultId} and ${scopeWhere(scope, { owner: sql.ref('r.user_id') })}`.execute(db);
  return rows[0];
}

export type NewPaperFeedback = {
  paperResultId: number;
  rating: number;
  comment: string;
  form_id: number | null;
  answers: FeedbackAnswers;
  at: Date;
};

/** Stores the feedback on a result in place of an earlier one. */
export async function upsertPaperFeedback(
  db: Queries,
  { paperResultId, at, ...params }: NewPaperFeedback,
): Promise<void> {
  const given = {
    rating: params.rating,
    comment: params.comment,
    form_id: params.form_id,
    answers: JSON.stringify(params.answers),
  };
  await db
    .insertInto('paper_feedback')
    .values({ paper_result_id: paperResultId, ...given, created_at: at })
    .onConflict((conflict) => conflict.column('paper_result_id').doUpdateSet(given))
    .execute();
}

import type { FeedbackAnswers } from '@doselore/contract/feedback-forms';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type FeedbackData = {
  trainer: number;
  content: number;
  venue: number;
  /** From 0 to 10, null without an answer. */
  recommend: number | null;
  comment: string;
  /** Questions of the answered form. Null for feedback without a form. */
  questions: string | null;
  answers: FeedbackAnswers;
  author: string;
  product_id: number;
  product: string;
  /** Month of the answer, such as 2027-01. */
  month: string;
};

/** `trainerUserId` leaves the courses of one trainer, without those of which they are co-trainer. */
type Filter = { virtualGroupId?: number; trainerUserId?: number };

/** Lists the answers about courses inside the scope, in the order of answering. */
export async function listAnswers(db: Queries, scope: Scope, filter: Filter): Promise<FeedbackData[]> {
  const { virtualGroupId = null, trainerUserId = null } = filter;
  const columns = { group: sql.ref('v.group_id'), subgroup: sql.ref('v.subgroup_id'), virtualGroup: sql.ref('v.id') };
  const { rows } = await sql<FeedbackData>`
    select f.trainer_rating as trainer, f.content_rating as content, f.venue_rating as venue,
      f.would_recommend as recommend, f.comment, o.questions, f.answers,
      u.first_name || ' ' || u.last_name as author, p.id as product_id, p.title as product,
      to_char(f.created_at at time zone 'Europe/London', 'YYYY-MM') as month
    from session_feedback f join virtual_groups v on v.id = f.virtual_group_id
    join abstract_courses p on p.id = v.abstract_course_id join users u on u.id = f.user_id
    left join feedback_forms o on o.id = f.form_id
    where ${scopeWhere(scope, columns)} and (${virtualGroupId}::bigint is null or v.id = ${virtualGroupId})
      and (${trainerUserId}::bigint is null or v.trainer_user_id = ${trainerUserId})
    order by f.created_at, f.id`.execute(db);
  return rows;
}

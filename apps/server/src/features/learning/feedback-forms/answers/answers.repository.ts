import type { ListQuery } from '@doselore/contract';
import type { FeedbackAnswers, FeedbackKind } from '@doselore/contract/feedback-forms';
import { sql } from 'kysely';
import { containing, limitTo, orderBy, type Queries } from '../../../../platform/db/index.ts';

export type AnswerData = {
  id: number;
  at: Date;
  course: string;
  version: number | null;
  is_site_form: boolean;
  stars: number;
  questions: string | null;
  answers: FeedbackAnswers;
  comment: string;
  person: string;
  organisation: string;
  total: number;
};

/** SQL for feedback of each kind, with the product, the person and the organisation that it belongs to. */
const sources = {
  online: sql`(select f.id, f.created_at as at, f.rating as stars, f.form_id, f.answers, f.comment,
      c.abstract_course_id as product_id, a.title as course, cu.user_id, cu.group_id
    from course_feedback f join course_users cu on cu.id = f.course_user_id join courses c on c.id = cu.course_id
      join abstract_courses a on a.id = c.abstract_course_id)`,
  session: sql`(select f.id, f.created_at as at, f.trainer_rating as stars, f.form_id, f.answers, f.comment,
      v.abstract_course_id as product_id, a.title as course, f.user_id, v.group_id
    from session_feedback f join virtual_groups v on v.id = f.virtual_group_id
      join abstract_courses a on a.id = v.abstract_course_id)`,
  paper: sql`(select f.id, f.created_at as at, f.rating as stars, f.form_id, f.answers, f.comment,
      c.abstract_paper_course_id as product_id, a.title as course, r.user_id, r.group_id
    from paper_feedback f join paper_results r on r.id = f.paper_result_id join paper_courses c on c.id = r.paper_course_id
      join abstract_paper_courses a on a.id = c.abstract_paper_course_id)`,
};

const sortable = { at: 'at', stars: 'stars', course: 'course', person: 'person', organisation: 'organisation' };

type Filter = ListQuery & { kind: FeedbackKind; productId?: number | undefined };

/**
 * Lists feedback with the questions of the version that was answered. Newest first, unless it is sorted.
 * Takes no scope: only site admins read the feedback of all organisations.
 */
export async function listAnswers(db: Queries, { kind, productId, ...filter }: Filter): Promise<AnswerData[]> {
  const { rows } = await sql<AnswerData>`
    select x.*, count(*) over ()::int as total from (
      select f.id, f.at, f.course, o.version, o.id is not null and o.product_id is null and o.paper_product_id is null
          as is_site_form, f.stars, o.questions, f.answers, f.comment, u.first_name || ' ' || u.last_name as person, g.name as organisation
      from ${sources[kind]} f join users u on u.id = f.user_id
      join groups g on g.id = f.group_id left join feedback_forms o on o.id = f.form_id
      where ${productId ?? null}::bigint is null or f.product_id = ${productId ?? null}
    ) x where lower(x.person) like ${containing(filter.q)} or lower(x.comment) like ${containing(filter.q)}
      or lower(x.course) like ${containing(filter.q)} or lower(x.organisation) like ${containing(filter.q)}
    order by ${orderBy({ sort: filter.sort || '-at' }, sortable)}, x.id desc ${limitTo(filter)}`.execute(db);
  return rows;
}

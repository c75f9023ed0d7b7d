import type { CourseUserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type NewFeedback = {
  courseUserId: CourseUserId;
  scoUserId: number | null;
  rating: number;
  comment: string;
  form_id: number | null;
  answers: Record<string, string>;
};

export async function insertFeedback(db: Queries, feedback: NewFeedback): Promise<void> {
  const { rating, comment, form_id } = feedback;
  const answers = JSON.stringify(feedback.answers);
  await db
    .insertInto('course_feedback')
    .values({
      course_user_id: feedback.courseUserId,
      sco_user_id: feedback.scoUserId,
      ...{ rating, comment, form_id, answers },
    })
    .onConflict((conflict) => conflict.column('course_user_id').doUpdateSet({ rating, comment, form_id, answers }))
    .execute();
}

/** Finds the product of a started course. */
export async function findProductOfCourse(db: Queries, courseUserId: CourseUserId): Promise<number> {
  const row = await db
    .selectFrom('course_users as cu')
    .innerJoin('courses as c', 'c.id', 'cu.course_id')
    .select('c.abstract_course_id')
    .where('cu.id', '=', courseUserId)
    .executeTakeFirstOrThrow();
  return row.abstract_course_id;
}

export async function hasFeedback(db: Queries, courseUserId: CourseUserId): Promise<boolean> {
  const row = await db
    .selectFrom('course_feedback')
    .select('id')
    .where('course_user_id', '=', courseUserId)
    .executeTakeFirst();
  return row !== undefined;
}

import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/index.ts';

/** Newest details of a product, and its usual minutes. `objectives` has one learning objective on each line. */
type Found = {
  objectives: string | null;
  audience: string | null;
  cpd_minutes: number | null;
  learner_minutes: number | null;
  usual_minutes: number | null;
};

export type LaunchCourse = { courseType: 'online' | 'distance' | 'trainer-led' | 'paper-course'; courseId: number };

/** SQL for the product that a course of a card belongs to. */
function productOf({ courseType, courseId }: LaunchCourse) {
  if (courseType === 'paper-course')
    return sql`select 'abstract_paper_course' as product_type, abstract_paper_course_id as product_id from paper_courses
      where id = ${courseId}`;
  if (courseType === 'trainer-led')
    return sql`select 'abstract_course' as product_type, abstract_course_id as product_id from virtual_groups
      where id = ${courseId}`;
  return sql`select 'abstract_course' as product_type, abstract_course_id as product_id from courses where id = ${courseId}`;
}

/**
 * Finds the newest details of the product of a course. Its card has been read within the scope of the caller.
 * Takes no scope: products of the catalogue, after the card was read with the scope.
 */
export async function findLaunchDetails(db: Queries, course: LaunchCourse): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select d.objectives, d.audience, d.cpd_minutes, d.learner_minutes, k.minutes as usual_minutes
    from (${productOf(course)}) p left join product_details d using (product_type, product_id)
    left join usual_minutes k on p.product_type = 'abstract_course' and k.abstract_course_id = p.product_id
      and ${course.courseType !== 'trainer-led'}
    where d.version is not null or k.minutes is not null
    order by d.version desc nulls last limit 1`.execute(db);
  return rows[0];
}

import { sql } from 'kysely';
import type { Queries } from '../../../../platform/db/index.ts';

type Tried = { title: string; pass_mark: number };

/** Finds a version of a distance course, which can be a draft. The product must not be archived. */
export async function findTriedCourse(db: Queries, courseId: number): Promise<Tried | undefined> {
  const { rows } = await sql<Tried>`select a.title, t.pass_mark from courses c
    join abstract_courses a on a.id = c.abstract_course_id join assessments t on t.course_id = c.id
    where c.id = ${courseId} and a.archived_at is null`.execute(db);
  return rows[0];
}

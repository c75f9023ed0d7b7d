import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type CourseName = { id: number; title: string };
type Refresher = {
  refresher: CourseName | null;
  refreshes: CourseName | null;
  face_to_face: { refresher: string | null; refreshes: string | null };
  choices: CourseName[];
};

const named = sql`json_build_object('id', k.course_id, 'title', a.title)`;
/** SQL from a product to the version that stands for it. */
const courseOf = sql`current_courses() k join abstract_courses a on a.id = k.product_id and a.archived_at is null`;

/** SQL for the refresher links that hold now, with null for the id of a face-to-face course. */
const links = sql`(select case from_type when 'abstract_course' then from_id end as from_id,
    case to_type when 'abstract_course' then to_id end as to_id,
    case from_type when 'abstract_paper_course' then from_id end as paper_from_id,
    case to_type when 'abstract_paper_course' then to_id end as paper_to_id
  from product_links where kind = 'refresher' and until_on is null)`;

export async function findRefresher(db: Queries, abstractCourseId: number): Promise<Refresher> {
  const { rows } = await sql<Refresher>`
    select (select ${named} from ${courseOf} join ${links} l on l.to_id = a.id
        where l.from_id = ${abstractCourseId}) as refresher,
      (select ${named} from ${courseOf} join ${links} l on l.from_id = a.id
        where l.to_id = ${abstractCourseId}) as refreshes,
      json_build_object('refresher', (select a.title from ${links} l join abstract_paper_courses a on a.id = l.paper_to_id
          where l.from_id = ${abstractCourseId}),
        'refreshes', (select a.title from ${links} l join abstract_paper_courses a on a.id = l.paper_from_id
          where l.to_id = ${abstractCourseId})) as face_to_face,
      coalesce((select json_agg(${named} order by lower(a.title), k.course_id) from ${courseOf} where a.id <> ${abstractCourseId}
        and not exists (select from ${links} l where l.from_id = a.id)
        and not exists (select from ${links} l
          where l.to_id = a.id and l.from_id is distinct from ${abstractCourseId})), '[]') as choices`.execute(db);
  return (
    rows[0] ?? { refresher: null, refreshes: null, face_to_face: { refresher: null, refreshes: null }, choices: [] }
  );
}

export async function findAbstractCourse(db: Queries, courseId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('courses')
    .innerJoin('abstract_courses', 'abstract_courses.id', 'courses.abstract_course_id')
    .select('abstract_courses.id')
    .where('courses.id', '=', courseId)
    .where('abstract_courses.archived_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Locks abstract courses until commit, so that of two site admins who link courses at once the second sees the first
 * link.
 */
export async function lockAbstractCourses(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.selectFrom('abstract_courses').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

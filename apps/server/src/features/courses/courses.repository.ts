import type { Body, ListQuery } from '@doselore/contract';
import type { createCourse } from '@doselore/contract/courses';
import type { TrainingClass } from '@doselore/contract/personal-data';
import { sql } from 'kysely';
import { containing, limitTo, orderBy, type Queries, type Tx } from '../../platform/db/index.ts';

export type CourseData = {
  id: number;
  title: string;
  summary: string | null;
  deliverable_id: number;
  default_months: number;
  renewal_basis: 'completion' | 'anniversary';
  training_class: TrainingClass;
  motif: string;
  hue: string;
  is_live: boolean;
  thumbnail_key: string | null;
  modules: number;
  learners: number;
  updated_at: Date;
  total: number;
};

const sortable = { title: 'title', modules: 'modules', learners: 'learners', updated_at: 'updated_at' };

/**
 * Lists the courses. They belong to no organisation, so that there is no scope; the permission table opens them to site
 * admins only.
 */
export async function listCourseRows(db: Queries, filter: ListQuery & { courseId?: number }): Promise<CourseData[]> {
  const { rows } = await sql<CourseData>`
    select x.*, count(*) over ()::int as total from (
      select c.id, a.title, a.summary, c.deliverable_id, a.default_months, a.renewal_basis, a.training_class, a.motif, a.hue,
        c.is_live, c.thumbnail_key, greatest(c.updated_at, (select max(v.uploaded_at) from package_versions v
          join packages p on p.id = v.package_id where p.course_id = c.id)) as updated_at,
        (select count(*)::int from scos s where s.course_id = c.id and s.archived_at is null) as modules,
        (select count(*)::int from course_users u where u.course_id = c.id) as learners
      from courses c join abstract_courses a on a.id = c.abstract_course_id
      where a.archived_at is null
        and (${filter.courseId ?? null}::bigint is null or c.id = ${filter.courseId ?? null})
        and (lower(a.title) like ${containing(filter.q)} or c.id::text = ${filter.q})
    ) x order by ${orderBy(filter, sortable)}, id ${limitTo(filter)}`.execute(db);
  return rows;
}

export async function findCourseRow(db: Queries, courseId: number): Promise<CourseData | undefined> {
  const [row] = await listCourseRows(db, { q: '', page: 1, per_page: 1, sort: '', courseId });
  return row;
}

type Fields = Body<typeof createCourse>;

function abstractFields(fields: Fields) {
  const { title, summary, default_months, renewal_basis, training_class, motif, hue } = fields;
  return { title, summary, default_months, renewal_basis, training_class, motif, hue };
}

export async function insertCourse(tx: Tx, fields: Fields): Promise<number> {
  const abstract = await tx
    .insertInto('abstract_courses')
    .values(abstractFields(fields))
    .returning('id')
    .executeTakeFirstOrThrow();
  const course = await tx
    .insertInto('courses')
    .values({ abstract_course_id: abstract.id, deliverable_id: fields.deliverable_id, is_live: fields.is_live })
    .returning('id')
    .executeTakeFirstOrThrow();
  return course.id;
}

type Stored = Pick<
  CourseData,
  | 'title'
  | 'summary'
  | 'deliverable_id'
  | 'default_months'
  | 'renewal_basis'
  | 'training_class'
  | 'motif'
  | 'hue'
  | 'is_live'
>;

/** Locks a course together with its abstract course, which other versions may share. */
export async function lockCourse(tx: Tx, courseId: number): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select a.title, a.summary, c.deliverable_id, a.default_months, a.renewal_basis, a.training_class, a.motif, a.hue,
      c.is_live
    from courses c join abstract_courses a on a.id = c.abstract_course_id
    where c.id = ${courseId} and a.archived_at is null for no key update of a, c`.execute(tx);
  return rows[0];
}

export async function saveCourse(tx: Tx, courseId: number, fields: Fields): Promise<void> {
  const { abstract_course_id } = await tx
    .updateTable('courses')
    .set({ deliverable_id: fields.deliverable_id, is_live: fields.is_live, updated_at: sql`now()` })
    .where('id', '=', courseId)
    .returning('abstract_course_id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('abstract_courses').set(abstractFields(fields)).where('id', '=', abstract_course_id).execute();
}

/** Tells whether a course has a module or an assessment, or is taught in sessions (3 and 4). */
export async function hasContent(db: Queries, courseId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select c.deliverable_id in (3, 4)
      or exists (select from scos where course_id = c.id and archived_at is null)
      or exists (select from assessments where course_id = c.id) as has
    from courses c where c.id = ${courseId}`.execute(db);
  return rows[0]?.has ?? false;
}

export async function setLive(tx: Tx, courseId: number): Promise<void> {
  await tx.updateTable('courses').set({ is_live: true, updated_at: sql`now()` }).where('id', '=', courseId).execute();
}

export async function setThumbnail(db: Queries, courseId: number, key: string): Promise<void> {
  await db
    .updateTable('courses')
    .set({ thumbnail_key: key, updated_at: sql`now()` })
    .where('id', '=', courseId)
    .execute();
}

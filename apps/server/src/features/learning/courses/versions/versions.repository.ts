import { sql } from 'kysely';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type VersionData = {
  id: number;
  version: number;
  deliverable_id: number;
  is_live: boolean;
  created_at: Date;
  went_live_at: Date | null;
  modules: number;
  learners: number;
  in_progress: number;
};

/** Lists the versions of a product, newest first. Takes no scope: courses of the catalogue are for everybody. */
export async function listProductVersions(db: Queries, productId: number): Promise<VersionData[]> {
  const { rows } = await sql<VersionData>`
    select c.id, c.version, c.deliverable_id, c.is_live, c.created_at, c.went_live_at,
      (select count(*)::int from scos s where s.course_id = c.id and s.archived_at is null) as modules,
      (select count(*)::int from course_users u where u.course_id = c.id) as learners,
      (select count(*)::int from course_users u join licences l on l.id = u.licence_id
        where u.course_id = c.id and l.state = 'in_progress') as in_progress
    from courses c where c.abstract_course_id = ${productId} order by c.version desc`.execute(db);
  return rows;
}

/** Inserts the next version of a product as a draft, with type and picture of another version. */
export async function insertNextVersion(
  tx: Tx,
  params: { productId: number; courseId: number; at: Date },
): Promise<{ id: number; version: number }> {
  const { rows } = await sql<{ id: number; version: number }>`
    insert into courses (abstract_course_id, deliverable_id, version, thumbnail_key, created_at, updated_at)
    select c.abstract_course_id, c.deliverable_id,
      (select max(version) + 1 from courses where abstract_course_id = ${params.productId}), c.thumbnail_key, ${params.at}, ${params.at}
    from courses c where c.id = ${params.courseId} returning id, version`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('A version was not stored');
  return row;
}

type LiveVersion = { id: number; version: number };

/** Finds the live version of the product of a course that is taught as this type is: online, or in sessions (3 and 4). */
export async function findLive(
  db: Queries,
  { courseId, deliverableId }: { courseId: number; deliverableId: number },
): Promise<LiveVersion | undefined> {
  const { rows } = await sql<LiveVersion>`
    select v.id, v.version from courses c join courses v on v.abstract_course_id = c.abstract_course_id
    where c.id = ${courseId} and v.is_live
      and (v.deliverable_id in (3, 4)) = (${deliverableId}::int in (3, 4))`.execute(db);
  return rows[0];
}

/** Returns whether a course has a module or an assessment, or is taught in sessions (3 and 4). */
export async function hasContent(db: Queries, courseId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select c.deliverable_id in (3, 4)
      or exists (select from scos where course_id = c.id and archived_at is null)
      or exists (select from assessments where course_id = c.id) as has
    from courses c where c.id = ${courseId}`.execute(db);
  return rows[0]?.has ?? false;
}

export async function setLive(tx: Tx, { courseId, at }: { courseId: number; at: Date }): Promise<void> {
  await sql`update courses set is_live = true, went_live_at = coalesce(went_live_at, ${at}), updated_at = ${at}
    where id = ${courseId}`.execute(tx);
}

export async function endLive(tx: Tx, { courseId, at }: { courseId: number; at: Date }): Promise<void> {
  await sql`update courses set is_live = false, updated_at = ${at} where id = ${courseId}`.execute(tx);
}

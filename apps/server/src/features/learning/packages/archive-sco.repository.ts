import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type ScoPlace = { courseId: number; scoId: number };

export type ScoToArchive = {
  title: string;
  identifier: string;
  is_live: boolean;
  is_archived: boolean;
  is_archived_by_hand: boolean;
  has_assessment: boolean;
  /** Licences in progress on this version of the course. */
  in_progress: number;
  /** People who have opened the module. */
  people: number;
  /** The other modules that are not archived. */
  others: { title: string; identifier: string; prerequisites: string }[];
};

/**
 * Finds a module, archived or not, with the facts that decide whether it can be archived.
 * Takes no scope: modules belong to the catalogue.
 */
export async function findScoToArchive(db: Queries, { courseId, scoId }: ScoPlace): Promise<ScoToArchive | undefined> {
  const { rows } = await sql<ScoToArchive>`
    select s.title, s.identifier, c.is_live, s.archived_at is not null as is_archived, s.is_archived_by_hand,
      exists (select from assessments k where k.course_id = c.id) as has_assessment,
      (select count(*)::int from course_users cu join licences l on l.id = cu.licence_id
        where cu.course_id = c.id and l.state = 'in_progress') as in_progress,
      (select count(distinct u.user_id)::int from sco_users u where u.sco_id = s.id and u.accessed_at is not null) as people,
      coalesce((select json_agg(json_build_object('title', o.title, 'identifier', o.identifier,
          'prerequisites', v.prerequisites) order by o.sequence, o.id)
        from scos o join sco_versions v on v.id = o.current_version_id
        where o.course_id = c.id and o.id <> s.id and o.archived_at is null), '[]') as others
    from scos s join courses c on c.id = s.course_id join abstract_courses a on a.id = c.abstract_course_id
    where s.id = ${scoId} and c.id = ${courseId} and a.archived_at is null`.execute(db);
  return rows[0];
}

/** Locks a course and its modules until commit, so that nobody starts the course and no module changes. */
export async function lockModules(tx: Tx, courseId: number): Promise<void> {
  await tx.selectFrom('courses').select('id').where('id', '=', courseId).forUpdate().execute();
  await tx.selectFrom('scos').select('id').where('course_id', '=', courseId).orderBy('id').forUpdate().execute();
}

/** Archives a module, or restores it to the end of its course. */
export async function saveScoArchived(
  tx: Tx,
  { courseId, scoId, archivedAt }: ScoPlace & { archivedAt: Date | null },
): Promise<void> {
  await sql`update scos set archived_at = ${archivedAt}, is_archived_by_hand = ${archivedAt !== null},
      sequence = case when ${archivedAt !== null} then sequence
        else (select coalesce(max(o.sequence), 0) + 1 from scos o where o.course_id = ${courseId} and o.id <> ${scoId}) end
    where id = ${scoId} and course_id = ${courseId}`.execute(tx);
}

/** Lists the modules of a course that a site admin has archived, last archived first. */
export async function listArchivedScos(
  db: Queries,
  courseId: number,
): Promise<{ id: number; title: string; archived_on: string }[]> {
  const { rows } = await sql<{ id: number; title: string; archived_on: string }>`
    select id, title, (archived_at at time zone 'UTC')::date as archived_on from scos
    where course_id = ${courseId} and is_archived_by_hand order by archived_at desc, id desc`.execute(db);
  return rows;
}

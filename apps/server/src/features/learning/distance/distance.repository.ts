import type { MaterialSection } from '@doselore/contract/distance';
import type { ScanState } from '@doselore/contract/documents';
import { sql } from 'kysely';
import { type CourseUserId, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** One person's distance course, once it has been started. */
export type Enrolment = {
  id: CourseUserId;
  course_id: number;
  group_id: number;
  licence_id: number;
  licence_state: string;
  /** True when the organisation is open and this person is still a member of it. */
  is_member: boolean;
  title: string;
  completion_status: 'incomplete' | 'completed' | 'failed';
  pass_mark: number;
  max_attempts: number | null;
};

export async function findEnrolment(db: Queries, scope: Scope, courseUserId: number): Promise<Enrolment | undefined> {
  const { rows } = await sql<Enrolment>`
    select cu.id, cu.course_id, cu.group_id, cu.licence_id, l.state as licence_state, a.title, cu.completion_status,
      t.pass_mark, t.max_attempts,
      exists (select from group_members m join groups g on g.id = m.group_id and g.archived_at is null
        where m.group_id = cu.group_id and m.user_id = cu.user_id and m.archived_at is null) as is_member
    from course_users cu join licences l on l.id = cu.licence_id join courses c on c.id = cu.course_id
    join abstract_courses a on a.id = c.abstract_course_id join assessments t on t.course_id = c.id
    where cu.id = ${courseUserId} and ${scopeWhere(scope, { owner: sql.ref('cu.user_id') })}`.execute(db);
  return rows[0];
}

/** Locks and returns a person's distance course, so that answers, marks and submissions run one after the other. */
export async function lockEnrolment(tx: Tx, scope: Scope, courseUserId: number): Promise<Enrolment | undefined> {
  await tx.selectFrom('course_users').select('id').where('id', '=', courseUserId).forUpdate().execute();
  return findEnrolment(tx, scope, courseUserId);
}

export type MaterialData = {
  id: number;
  title: string;
  reading_minutes: number;
  sections: MaterialSection[];
  document_title: string | null;
  bytes: number | null;
  storage_key: string | null;
  media_type: string | null;
  file_name: string | null;
  scan: ScanState | null;
  read_at: Date | null;
};

/** Lists the materials of a course in their order, each with whether this person has read it. */
export async function listMaterials(
  db: Queries,
  params: { courseId: number; courseUserId: CourseUserId | null },
): Promise<MaterialData[]> {
  const { rows } = await sql<MaterialData>`
    select m.id, m.title, m.reading_minutes, m.sections, v.title as document_title, v.bytes, v.storage_key, v.media_type,
      v.file_name, v.scan, r.read_at
    from course_materials m
    left join lateral (select d.title, s.bytes, s.storage_key, s.media_type, s.file_name, s.scan from documents d
      join document_versions s on s.document_id = d.id
      where d.id = m.document_id and d.archived_at is null and s.storage_key is not null
      order by s.version desc limit 1) v on true
    left join material_reads r on r.material_id = m.id and r.course_user_id = ${params.courseUserId}
    where m.course_id = ${params.courseId} order by m.sequence`.execute(db);
  return rows;
}

export async function insertRead(tx: Tx, read: { courseUserId: number; materialId: number; at: Date }): Promise<void> {
  await tx
    .insertInto('material_reads')
    .values({ course_user_id: read.courseUserId, material_id: read.materialId, read_at: read.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteRead(tx: Tx, read: { courseUserId: number; materialId: number }): Promise<void> {
  await tx
    .deleteFrom('material_reads')
    .where('course_user_id', '=', read.courseUserId)
    .where('material_id', '=', read.materialId)
    .execute();
}

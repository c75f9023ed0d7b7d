import type { EvidenceType } from '@doselore/contract/external-courses';
import type { MaterialTime } from '@doselore/contract/session-materials';
import type { VirtualGroupState } from '@doselore/contract/virtual-groups';
import { sql } from 'kysely';
import type { GroupId, UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type MaterialData = {
  id: number;
  title: string;
  shown: MaterialTime;
  url: string | null;
  storage_key: string | null;
  media_type: EvidenceType | null;
  bytes: number | null;
};

/** Lists the files and links of a course: those for before it first, in the order in which they were added. */
export async function listMaterials(db: Queries, virtualGroupId: VirtualGroupId): Promise<MaterialData[]> {
  const { rows } = await sql<MaterialData>`
    select id, title, shown, url, storage_key, media_type, bytes from session_materials
    where virtual_group_id = ${virtualGroupId} order by shown = 'after', id`.execute(db);
  return rows;
}

export type CourseData = { group_id: GroupId; state: VirtualGroupState; training_end: Date | null };

export async function findCourse(db: Queries, virtualGroupId: VirtualGroupId): Promise<CourseData | undefined> {
  const { rows } = await sql<CourseData>`select group_id, state, training_end from virtual_groups
    where id = ${virtualGroupId}`.execute(db);
  return rows[0];
}

/** Locks a course until commit, so that its files and links are counted one by one. */
export async function lockCourse(tx: Tx, virtualGroupId: VirtualGroupId): Promise<CourseData | undefined> {
  await sql`select from virtual_groups where id = ${virtualGroupId} for update`.execute(tx);
  return findCourse(tx, virtualGroupId);
}

/** Finds a course that a person is a delegate of. Drafts and cancelled courses are not found. */
export async function findCourseOf(
  db: Queries,
  params: { virtualGroupId: VirtualGroupId; userId: UserId },
): Promise<CourseData | undefined> {
  const { rows } = await sql<CourseData>`
    select v.group_id, v.state, v.training_end
    from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id
    join group_members m on m.group_id = v.group_id and m.user_id = d.user_id and m.archived_at is null
    where d.virtual_group_id = ${params.virtualGroupId} and d.user_id = ${params.userId}
      and v.state not in ('draft', 'cancelled')`.execute(db);
  return rows[0];
}

export type NewMaterial = Pick<MaterialData, 'title' | 'shown'> &
  ({ url: string } | { storage_key: string; media_type: EvidenceType; bytes: number });

export async function insertMaterial(
  tx: Tx,
  params: { virtualGroupId: VirtualGroupId; material: NewMaterial; addedBy: UserId; at: Date },
): Promise<void> {
  await tx
    .insertInto('session_materials')
    .values({
      ...params.material,
      virtual_group_id: params.virtualGroupId,
      added_by: params.addedBy,
      added_at: params.at,
    })
    .execute();
}

export async function deleteMaterial(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('session_materials').where('id', '=', id).execute();
}

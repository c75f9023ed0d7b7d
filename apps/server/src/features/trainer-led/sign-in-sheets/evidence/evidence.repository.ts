import type { EvidenceType } from '@doselore/contract/external-courses';
import type { VirtualGroupState } from '@doselore/contract/virtual-groups';
import { sql } from 'kysely';
import type { GroupId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type SheetData = {
  id: number;
  session_id: number;
  storage_key: string;
  type: EvidenceType;
  bytes: number;
  uploaded_by: string;
  uploaded_at: Date;
};

/** Lists the signed sheets of a course, the oldest first. */
export async function listSheets(db: Queries, virtualGroupId: VirtualGroupId): Promise<SheetData[]> {
  const { rows } = await sql<SheetData>`
    select e.id, e.virtual_group_session_id as session_id, e.storage_key, e.media_type as type, e.bytes,
      u.first_name || ' ' || u.last_name as uploaded_by, e.uploaded_at
    from register_evidence e join virtual_group_sessions s on s.id = e.virtual_group_session_id
    join users u on u.id = e.uploaded_by
    where s.virtual_group_id = ${virtualGroupId} order by e.id`.execute(db);
  return rows;
}

export type CourseData = { group_id: GroupId; state: VirtualGroupState; ended_at: Date | null };

export async function findCourse(db: Queries, virtualGroupId: VirtualGroupId): Promise<CourseData | undefined> {
  const { rows } = await sql<CourseData>`select group_id, state, ended_at from virtual_groups
    where id = ${virtualGroupId}`.execute(db);
  return rows[0];
}

/** Locks a course until commit, so that closing waits, and so that files of one session are counted one by one. */
export async function lockCourse(tx: Tx, virtualGroupId: VirtualGroupId): Promise<CourseData | undefined> {
  await sql`select from virtual_groups where id = ${virtualGroupId} for update`.execute(tx);
  return findCourse(tx, virtualGroupId);
}

type Stored = { key: string; type: EvidenceType; bytes: number; uploadedBy: number; at: Date };

const columnsOf = ({ key, type, bytes, uploadedBy, at }: Stored) => ({
  storage_key: key,
  media_type: type,
  bytes,
  uploaded_by: uploadedBy,
  uploaded_at: at,
});

export async function insertSheet(tx: Tx, params: Stored & { sessionId: number }): Promise<void> {
  await tx
    .insertInto('register_evidence')
    .values({ ...columnsOf(params), virtual_group_session_id: params.sessionId })
    .execute();
}

export async function updateSheet(tx: Tx, params: Stored & { id: number }): Promise<void> {
  await tx.updateTable('register_evidence').set(columnsOf(params)).where('id', '=', params.id).execute();
}

export async function deleteSheet(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('register_evidence').where('id', '=', id).execute();
}

/** Deletes the signed sheets of courses that ended before a moment. */
export async function deleteSheetsEndedBefore(tx: Tx, moment: Date): Promise<void> {
  await sql`delete from register_evidence e using virtual_group_sessions s, virtual_groups v
    where s.id = e.virtual_group_session_id and v.id = s.virtual_group_id
      and v.state in ('closed', 'cancelled') and v.ended_at < ${moment}`.execute(tx);
}

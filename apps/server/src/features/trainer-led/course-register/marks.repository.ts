import type { Attendance } from '@doselore/contract/virtual-groups';
import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { StoredMark } from './merge-marks.ts';

type Stored = {
  user_id: number;
  attendance: Attendance | null;
  made_at: Date;
  mark_key: string;
  earlier_keys: string[];
};

/** Returns the marks of one session by person, with those that were taken back. */
export async function findMarks(
  db: Queries,
  params: { virtualGroupId: VirtualGroupId; sessionId: number },
): Promise<Map<number, StoredMark>> {
  const { rows } = await sql<Stored>`
    select a.user_id, a.attendance, a.made_at, a.mark_key, a.earlier_keys::text[] as earlier_keys
    from session_attendances a join virtual_group_sessions s on s.id = a.virtual_group_session_id
    where s.virtual_group_id = ${params.virtualGroupId} and s.id = ${params.sessionId}`.execute(db);
  return new Map(
    rows.map(({ user_id, attendance, made_at, mark_key: key, earlier_keys }) => [
      user_id,
      { attendance, made_at: made_at.toISOString(), key, earlier_keys },
    ]),
  );
}

type Saving = { sessionId: number; marks: ReadonlyMap<number, StoredMark>; actorId: UserId; at: Date };

export async function saveMarks(tx: Tx, { sessionId, marks, actorId, at }: Saving): Promise<void> {
  if (marks.size === 0) return;
  await tx
    .insertInto('session_attendances')
    .values(
      [...marks].map(([userId, { attendance, made_at, key, earlier_keys }]) => ({
        virtual_group_session_id: sessionId,
        user_id: userId,
        attendance,
        marked_by: actorId,
        marked_at: at,
        made_at,
        mark_key: key,
        earlier_keys: [...earlier_keys],
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['virtual_group_session_id', 'user_id']).doUpdateSet((row) => ({
        attendance: row.ref('excluded.attendance'),
        marked_by: row.ref('excluded.marked_by'),
        marked_at: row.ref('excluded.marked_at'),
        made_at: row.ref('excluded.made_at'),
        mark_key: row.ref('excluded.mark_key'),
        earlier_keys: row.ref('excluded.earlier_keys'),
      })),
    )
    .execute();
}

/** Stores the roll-up of the marks with each delegate (V13). Courses without a session keep what they have. */
export async function saveRollUp(tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await sql`update virtual_group_delegates d
    set attendance = r.attendance, sessions_marked = r.sessions_marked, sessions_present = r.sessions_present
    from attendance_of_course(${virtualGroupId}) r
    where d.virtual_group_id = ${virtualGroupId} and d.user_id = r.user_id
      and (d.attendance, d.sessions_marked, d.sessions_present)
        is distinct from (r.attendance, r.sessions_marked, r.sessions_present)`.execute(tx);
}

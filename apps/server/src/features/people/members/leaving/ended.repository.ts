import { sql } from 'kysely';
import type { GroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

/** Stores the endings of leavers with their memberships. */
export async function insertEnded(
  tx: Tx,
  groupId: GroupId,
  leavers: readonly { user_id: number; ended: object }[],
): Promise<void> {
  await sql`update group_members m set ended = l.ended
    from jsonb_to_recordset(${JSON.stringify(leavers)}::jsonb) as l (user_id bigint, ended jsonb)
    where m.group_id = ${groupId} and m.user_id = l.user_id`.execute(tx);
}

/** Deletes the stored endings of people who return, and returns them. Those of archived accounts stay stored. */
export async function removeEnded<Ended>(
  tx: Tx,
  params: { groupId: GroupId; userIds: readonly number[] },
): Promise<{ user_id: number; ended: Ended }[]> {
  const { rows } = await sql<{ user_id: number; ended: Ended }>`
    with back as (select user_id, ended from group_members
      where group_id = ${params.groupId} and user_id = any(${[...params.userIds]}::bigint[]) and ended is not null
        and exists (select from users u where u.id = user_id and u.archived_at is null))
    update group_members m set ended = null from back b
    where m.group_id = ${params.groupId} and m.user_id = b.user_id returning m.user_id, b.ended`.execute(tx);
  return rows;
}

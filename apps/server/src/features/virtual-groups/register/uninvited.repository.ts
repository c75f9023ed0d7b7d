import { sql } from 'kysely';
import type { GroupId, UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** Returns the current member of an organisation who has an address. Undefined also for people of other organisations. */
export async function findMember(
  db: Queries,
  { groupId, email }: { groupId: GroupId; email: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u join group_members m on m.user_id = u.id and m.archived_at is null
    where m.group_id = ${groupId} and u.email = ${email} and u.archived_at is null and u.merged_into_id is null
      and u.state <> 'disabled'`.execute(db);
  return rows[0]?.id;
}

type Added = { virtualGroupId: VirtualGroupId; userId: number; actorId: UserId; at: Date };

/** Adds a delegate who was not invited. Returns false for somebody who is a delegate already. */
export async function insertUninvited(tx: Tx, { virtualGroupId, userId, actorId, at }: Added): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('virtual_group_delegates')
    .values({
      virtual_group_id: virtualGroupId,
      user_id: userId,
      invited_at: at,
      added_by: actorId,
      is_uninvited: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return added === 1n;
}

import { sql } from 'kysely';
import type { GroupId, UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

/** Returns whether a person is a member of an organisation who has not been archived there. */
export async function isActiveMember(db: Queries, params: { userId: UserId; groupId: GroupId }): Promise<boolean> {
  const { rows } = await sql`select from group_members
    where user_id = ${params.userId} and group_id = ${params.groupId} and archived_at is null`.execute(db);
  return rows.length > 0;
}

import { sql } from 'kysely';
import type { GroupId, SubgroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';

/** Returns whether an organisation and its service are archived. Holds both until commit. */
export async function findArchived(
  tx: Tx,
  { groupId, subgroupId }: { groupId: GroupId; subgroupId: SubgroupId | null },
): Promise<{ group: boolean; subgroup: boolean }> {
  const groups = await sql<{ is_archived: boolean }>`
    select archived_at is not null as is_archived from groups where id = ${groupId} for share`.execute(tx);
  const subgroups = await sql<{ is_archived: boolean }>`
    select archived_at is not null as is_archived from subgroups
    where id = ${subgroupId}::bigint and group_id = ${groupId} for share`.execute(tx);
  const isGone = (rows: readonly { is_archived: boolean }[]) => rows[0]?.is_archived ?? true;
  return { group: isGone(groups.rows), subgroup: subgroupId !== null && isGone(subgroups.rows) };
}

import { sql } from 'kysely';
import { type CheckedPlace, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type AdminToAsk = { name: string; email: string };

/** Lists the first 5 active admins of the organisation of a place, by name. */
export async function listAdminsToAsk(
  db: Queries,
  scope: Scope,
  { groupId, subgroupId }: CheckedPlace,
): Promise<AdminToAsk[]> {
  const { rows } = await sql<AdminToAsk>`
    select u.first_name || ' ' || u.last_name as name, u.email from group_managers m join users u on u.id = m.user_id
    where m.group_id = ${groupId} and u.state = 'active'
      and ${scopeWhere(scope, { group: sql.ref('m.group_id'), subgroup: sql`${subgroupId ?? null}::bigint` })}
    order by lower(u.last_name), lower(u.first_name), u.id limit 5`.execute(db);
  return rows;
}

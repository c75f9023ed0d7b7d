import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type DeclineData = { user_id: number; name: string; note: string; declined_at: Date };

/** Lists the people who declined a course and are no delegates of it again, the latest first. */
export async function listDeclines(db: Queries, virtualGroupId: VirtualGroupId): Promise<DeclineData[]> {
  const { rows } = await sql<DeclineData>`
    select n.user_id, u.first_name || ' ' || u.last_name as name, n.note, n.declined_at
    from virtual_group_declines n join users u on u.id = n.user_id
    where n.virtual_group_id = ${virtualGroupId} and not exists (select from virtual_group_delegates d
      where d.virtual_group_id = n.virtual_group_id and d.user_id = n.user_id)
    order by n.declined_at desc, n.user_id`.execute(db);
  return rows;
}

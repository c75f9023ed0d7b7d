import type { Withdrawal } from '@doselore/contract/learning';
import { sql } from 'kysely';

/**
 * SQL for the reason why an open course cannot continue; null when it can. Expects the licence as `l` and the
 * course-user record as `cu`.
 */
export const withdrawn = sql<Withdrawal | null>`case
  when l.state in ('revoked', 'reclaimed', 'lapsed') then 'licence'
  when not exists (select from group_members gm join groups g on g.id = gm.group_id where gm.group_id = cu.group_id
    and gm.user_id = cu.user_id and gm.archived_at is null and g.archived_at is null) then 'membership' end`;

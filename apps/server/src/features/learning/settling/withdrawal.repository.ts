import type { Withdrawal } from '@doselore/contract/learning';
import { sql } from 'kysely';

/**
 * Why a course that is open cannot go on, of a row with its licence as `l` and its course-user record as `cu`; null when
 * it can.
 */
export const withdrawn = sql<Withdrawal | null>`case
  when l.state in ('revoked', 'reclaimed', 'lapsed') then 'licence'
  when not exists (select from group_members gm join groups g on g.id = gm.group_id where gm.group_id = cu.group_id
    and gm.user_id = cu.user_id and gm.archived_at is null and g.archived_at is null) then 'membership' end`;

import type { AttentionReason } from '@doselore/contract/groups';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import { hasNoInvitation } from '../auth/index.ts';
import { isAtLevel, stockKeys } from '../licence-stock/index.ts';

/** SQL over a service `s`: no active admin of it is a member of the organisation. */
export const hasNoAdmin = sql<SqlBool>`s.archived_at is null and not exists (
  select from subgroup_managers x join users y on y.id = x.user_id and y.state = 'active'
    join group_members z on z.group_id = x.group_id and z.user_id = x.user_id and z.archived_at is null
  where x.subgroup_id = s.id)`;

/** SQL for certificates `c` of members `m` that were not renewed. */
export const certificatesHeld = sql`certificates c join group_members m
  on m.group_id = c.group_id and m.user_id = c.user_id and m.archived_at is null and c.state = 'valid'`;

const dayOf = (now: Date) => sql`${now.toISOString().slice(0, 10)}::date`;

const counts: Record<AttentionReason, (scope: Scope, now: Date) => RawBuilder<unknown>> = {
  stock: (scope, now) => sql`with ${stockKeys(scope, { now })}
    select s.group_id, count(*)::int as affected from stock s where ${isAtLevel('needed')} group by s.group_id`,
  admins: () =>
    sql`select s.group_id, count(*)::int as affected from subgroups s where ${hasNoAdmin} group by s.group_id`,
  ending30: (_, now) => sql`select c.group_id, count(*)::int as affected from ${certificatesHeld}
    where c.expires_on between ${dayOf(now)} and ${dayOf(now)} + 30 group by c.group_id`,
  ended: (_, now) => sql`select c.group_id, count(*)::int as affected from ${certificatesHeld}
    where c.expires_on < ${dayOf(now)} group by c.group_id`,
  invitations: (_, now) => sql`select m.group_id, count(*)::int as affected
    from users u join group_members m on m.user_id = u.id and m.archived_at is null
    where u.state = 'provisional' and ${hasNoInvitation(now)} group by m.group_id`,
};

/** SQL for open organisations that need attention for a reason, as `group_id`, with the number of cases as `affected`. */
export function attentionOfGroups(scope: Scope, attention: AttentionReason, now: Date): RawBuilder<unknown> {
  return sql`select n.* from (${counts[attention](scope, now)}) n join groups o on o.id = n.group_id and o.archived_at is null
    where ${scopeWhere(scope, { group: sql.ref('n.group_id') })}`;
}

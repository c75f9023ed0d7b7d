import type { AttentionReason } from '@doselore/contract/groups';
import { type RawBuilder, sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';

const dayOf = (now: Date) => sql`${now.toISOString().slice(0, 10)}::date`;

/** `lowStock` counts the ledger keys that need stock, by organisation. */
type Facts = { now: Date; lowStock: ReadonlyMap<number, number> };

const counts: Record<AttentionReason, (params: Facts) => RawBuilder<unknown>> = {
  requests: () => sql`select r.group_id, count(*)::int as affected from licence_requests r
    where r.state in ('pending', 'part_fulfilled') group by r.group_id`,
  stock: ({ lowStock }) => sql`select * from unnest(${[...lowStock.keys()]}::bigint[], ${[...lowStock.values()]}::int[])
    s (group_id, affected)`,
  admins: () => sql`select s.group_id, count(*)::int as affected from services_without_admin() s group by s.group_id`,
  ending30: ({ now }) => sql`select c.group_id, count(*)::int as affected from held_certificates() c
    where c.expires_on between ${dayOf(now)} and ${dayOf(now)} + 30 group by c.group_id`,
  ended: ({ now }) => sql`select c.group_id, count(*)::int as affected from held_certificates() c
    where c.expires_on < ${dayOf(now)} group by c.group_id`,
  invitations: ({ now }) => sql`select m.group_id, count(*)::int as affected
    from users u join group_members m on m.user_id = u.id and m.archived_at is null
    where u.state = 'provisional' and not exists (select from invited_at(${now}) i where i.user_id = u.id)
    group by m.group_id`,
};

/** SQL for open organisations that need attention for a reason, as `group_id`, with the number of cases as `affected`. */
export function attentionOfGroups(scope: Scope, attention: AttentionReason, params: Facts): RawBuilder<unknown> {
  return sql`select n.* from (${counts[attention](params)}) n join groups o on o.id = n.group_id and o.archived_at is null
    where ${scopeWhere(scope, { group: sql.ref('n.group_id') })}`;
}

import { sql } from 'kysely';
import { type Tx, titleOf } from '../../../platform/db/index.ts';

export type DueAlert = {
  group_id: number;
  group_name: string;
  title: string;
  available: number;
  email: string;
  first_name: string;
};

/**
 * Takes crossings whose email is due. Returns one row for each admin of the organisation who wants these emails.
 * Takes no scope: a daily job looks at the whole site.
 */
export async function takeDueAlerts(tx: Tx, now: Date): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    with due as (
      update licence_level_states set mail_due = false where mail_due and changed_at <= ${now}::timestamptz returning *
    )
    select d.group_id, g.name as group_name, ${titleOf('d')} as title, u.email, u.first_name,
      (select coalesce(sum(a.available), 0)::int from licence_accounts a where a.group_id = d.group_id
        and a.product_type = d.product_type and a.product_id = d.product_id
        and a.certificate_months = d.certificate_months and a.kind in ('POT', 'POOL', 'VGPOOL')) as available
    from due d join groups g on g.id = d.group_id and g.archived_at is null
    join group_managers m on m.group_id = d.group_id join users u on u.id = m.user_id and u.state = 'active'
    join user_roles r on r.user_id = u.id and r.role = 'group_admin'
    where d.is_low and not exists (select from muted_notices n where n.user_id = u.id and n.kind = 'lowStock')
    order by d.group_id, u.id`.execute(tx);
  return rows;
}

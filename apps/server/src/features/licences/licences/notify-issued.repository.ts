import { sql } from 'kysely';
import { type Tx, titleOf } from '../../../platform/db/index.ts';

export type DueIssue = {
  email: string;
  first_name: string;
  group_name: string;
  titles: string[];
};

/**
 * Takes licences whose email is due, except of draft products and draft virtual groups, and returns a row for each
 * holder and organisation. Returns none for a licence that was started or taken back meanwhile, and none for people who
 * have left, are archived, have not yet set up their account or do not want these emails.
 * Takes no scope: a daily job writes to people of the whole site.
 */
export async function takeDueIssues(tx: Tx, { most }: { most: number }): Promise<DueIssue[]> {
  const { rows } = await sql<DueIssue>`
    with due as materialized (
      select l.id from licences l where l.mail_due and not (l.product_type = 'abstract_course'
        and exists (select from draft_products() d where d.product_id = l.product_id))
        and not exists (select from virtual_groups v where v.id = l.virtual_group_id and v.state = 'draft')
      order by l.id limit ${most} for update of l skip locked
    ), taken as (
      update licences l set mail_due = false from due where l.id = due.id returning l.*
    )
    select u.email, u.first_name, g.name as group_name, json_agg(${titleOf('t')} order by t.id) as titles
    from taken t join users u on u.id = t.user_id and u.state = 'active' and u.archived_at is null
    join groups g on g.id = t.group_id and g.archived_at is null
    join group_members m on m.group_id = t.group_id and m.user_id = t.user_id and m.archived_at is null
    where t.state = 'issued' and t.deleted_at is null
      and not exists (select from muted_notices n where n.user_id = u.id and n.kind = 'licencesIssued')
    group by u.id, g.id order by u.id, g.id`.execute(tx);
  return rows;
}

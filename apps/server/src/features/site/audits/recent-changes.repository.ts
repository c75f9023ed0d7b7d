import type { Undo } from '@doselore/contract/dashboards';
import { type RawBuilder, sql } from 'kysely';
import { reachesWholeSite, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { isUnnamed } from '../../../platform/audit/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { namesOf, subjectName } from './subject-names.repository.ts';

export type RecentData = {
  id: number;
  at: Date;
  action: string;
  /** Null for a site admin, whom only site admins see by name. */
  actor_name: string | null;
  subject: string;
  subject_name: string | null;
  group_id: number | null;
  group_name: string | null;
  undo: Undo | null;
};

/**
 * Maximum number of licences of one bulk issue for which the list of changes offers Undo. More are taken back on the
 * licences page.
 */
const mostLicences = 200;

const undoOf = (what: Undo['what'], ids: RawBuilder<unknown>) =>
  sql`json_build_object('what', ${what}::text, 'ids', ${ids})`;
const one = (id: string) => sql`array[${sql.ref(id)}]`;

/**
 * SQL for the licences of one bulk issue, found by its first licence: same key, time and person. Only unstarted ones.
 */
const issuedTogether = sql`lateral (select array_agg(o.id order by o.id) as ids from licences f join licences o
    on o.group_id = f.group_id and o.product_type = f.product_type and o.product_id = f.product_id
    and o.certificate_months = f.certificate_months and o.issued_at = f.issued_at and o.issued_by = f.issued_by
    and o.state = 'issued' and not o.is_free_retry and o.deleted_at is null
  where e.action = 'licences.bulkIssue' and f.id = (e.detail ->> 'first')::bigint) together`;

/** SQL for the possible undo of an archiving, move or issue that is still in effect. */
const undo = sql`case
  when e.action = 'members.archive' and su.erased_at is null and g.archived_at is null and exists (select from group_members gone
    where gone.group_id = e.group_id and gone.user_id = su.id and gone.archived_at is not null)
    then ${undoOf('member', one('su.id'))}
  when e.action = 'subgroups.archive' and ss.archived_at is not null and g.archived_at is null
    then ${undoOf('subgroup', one('ss.id'))}
  when e.action = 'groups.move' and e.changes -> 'list' ->> 0 = 'open' and sg.merged_into_id is null
    and e.changes -> 'list' ->> 1 = case when sg.archived_at is not null then 'archived' when not sg.is_active then 'inactive' end
    then ${undoOf('group', one('sg.id'))}
  when e.action = 'licences.issue' and sl.state = 'issued' then ${undoOf('licences', one('sl.id'))}
  when cardinality(together.ids) between 1 and ${mostLicences} then ${undoOf('licences', sql`together.ids`)} end`;

/** Lists the newest changes by admins, in one organisation or in all of the scope. */
export async function listRecentChanges(
  db: Queries,
  scope: Scope,
  filter: { groupId?: number | undefined; limit: number },
): Promise<RecentData[]> {
  const mayName = reachesWholeSite(scope) ? sql`true` : sql`not ${isUnnamed}`;
  const place = filter.groupId === undefined ? sql`true` : sql`e.group_id = ${filter.groupId}`;
  const { rows } = await sql<RecentData>`
    with newest as (
      select e.* from audit_events e where e.level not in ('member', 'site') and ${place}
        and ${scopeWhere(scope, { group: sql.ref('e.group_id') })} order by e.at desc, e.id desc limit ${filter.limit})
    select e.id, e.at, e.action, e.subject, e.group_id, g.name as group_name,
      case when ${mayName} then a.first_name || ' ' || a.last_name end as actor_name,
      ${subjectName} as subject_name, ${undo} as undo
    from newest e
      left join users a on a.id = e.actor_id
      ${namesOf}
      left join ${issuedTogether} on true
    order by e.at desc, e.id desc`.execute(db);
  return rows;
}

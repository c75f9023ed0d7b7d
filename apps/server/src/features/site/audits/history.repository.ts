import { sql } from 'kysely';
import { reachesWholeSite, type Scope, scopeWhere, type UserId } from '../../../platform/access/index.ts';
import { isUnnamed } from '../../../platform/audit/index.ts';
import { limitTo, type Queries, titleOf } from '../../../platform/db/index.ts';

export type HistoryData = {
  key: string;
  at: Date;
  action: string;
  actor_name: string | null;
  about: string | null;
  group_id: number | null;
  group_name: string | null;
  total: number;
};

type Params = {
  userId: UserId;
  groupId?: number | undefined;
  subgroupId?: number | undefined;
  page: number;
  per_page: number;
};

/**
 * Lists what admins did for a person: rows of the trail about them and their licences, and every issue of a licence. A
 * bulk issue is one row of the trail that names nobody, so issues are read from the licences. What the person did with
 * their own account is not shown.
 */
export async function listHistory(db: Queries, scope: Scope, params: Params): Promise<HistoryData[]> {
  const groupId = params.groupId ?? null;
  // Only site admins see site admins by name.
  const isToSite = reachesWholeSite(scope);
  const { rows } = await sql<HistoryData>`
    select h.*, g.name as group_name, count(*) over ()::int as total from (
      select 'event ' || e.id as key, e.at, e.action, case when ${isToSite} or not ${isUnnamed} then a.first_name || ' ' || a.last_name end as actor_name,
        ${titleOf('l')} as about, e.group_id
      from audit_events e left join users a on a.id = e.actor_id
      left join licences l on l.id = substring(e.subject from '^licence ([0-9]+)$')::bigint
      where e.subject = any(array(select 'licence ' || o.id from licences o where o.user_id = ${params.userId}
          union all select 'user ' || ${params.userId}::bigint))
        and e.level not in ('member', 'site') and e.action <> 'licences.issue'
      union all
      select 'licence ' || l.id, l.issued_at, 'licences.issue',
        case when ${isToSite} or not exists (select from user_roles r where r.user_id = i.id and r.role = 'super_admin')
          then i.first_name || ' ' || i.last_name end, ${titleOf('l')}, l.group_id
      from licences l join users i on i.id = l.issued_by
      where l.user_id = ${params.userId} and l.deleted_at is null and not l.is_free_retry) h
    left join groups g on g.id = h.group_id
    where (${groupId}::bigint is null or h.group_id = ${groupId})
      and ${scopeWhere(scope, { group: sql.ref('h.group_id'), subgroup: sql`${params.subgroupId ?? null}::bigint` })}
    order by h.at desc, h.key desc ${limitTo(params)}`.execute(db);
  return rows;
}

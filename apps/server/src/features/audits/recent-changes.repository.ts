import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import { namesOf, subjectName } from './subject-names.repository.ts';

export type RecentData = {
  id: number;
  at: Date;
  action: string;
  /** Null for a site admin: organisations know them as that, not by name. */
  actor_name: string | null;
  subject: string;
  subject_name: string | null;
  group_id: number | null;
  group_name: string | null;
};

/** The newest changes that admins have made, in one organisation or in all that the scope reaches. */
export async function listRecentChanges(
  db: Queries,
  scope: Scope,
  filter: { groupId?: number | undefined; limit: number },
): Promise<RecentData[]> {
  const place = filter.groupId === undefined ? sql`true` : sql`e.group_id = ${filter.groupId}`;
  const { rows } = await sql<RecentData>`
    with newest as (
      select e.* from audit_events e where e.level not in ('member', 'site') and ${place}
        and ${scopeWhere(scope, { group: sql.ref('e.group_id') })} order by e.at desc, e.id desc limit ${filter.limit})
    select e.id, e.at, e.action, e.subject, e.group_id, g.name as group_name,
      case when e.level <> 'superAdmin' then a.first_name || ' ' || a.last_name end as actor_name,
      ${subjectName} as subject_name
    from newest e
      left join users a on a.id = e.actor_id
      ${namesOf}
    order by e.at desc, e.id desc`.execute(db);
  return rows;
}

import type { Found } from '@doselore/contract/search';
import { type SqlBool, sql } from 'kysely';
import { reachesWholeSite, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, type Queries, startingWith } from '../../../platform/db/index.ts';

const each = 6;

/** SQL that matches people: each word begins a first name, a last name or an address. */
function personMatches(text: string) {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const parts = words.map((word) => {
    const start = startingWith(word);
    return sql<SqlBool>`(lower(u.first_name) like ${start} or lower(u.last_name) like ${start} or u.email like ${start})`;
  });
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** Searches all kinds in one round trip, without archived records. */
export async function searchEverything(db: Queries, scope: Scope, text: string): Promise<Found> {
  const everywhere = scopeWhere(scope, {});
  const inGroup = scopeWhere(scope, { group: sql.ref('g.id') });
  const inService = scopeWhere(scope, { group: sql.ref('s.group_id'), subgroup: sql.ref('s.id') });
  const like = containing(text);
  const places = sql`from group_members m join groups g on g.id = m.group_id and g.archived_at is null
    left join subgroup_members n on n.group_id = m.group_id and n.user_id = m.user_id
    left join subgroups s on s.id = n.subgroup_id and s.archived_at is null
    where m.user_id = u.id and m.archived_at is null and (${inGroup} or ${inService})`;
  // People of the caller's places as one list of ids, because asking for each name found would place thousands of people.
  const isReached = reachesWholeSite(scope)
    ? sql`true`
    : sql`u.id in (
        select m.user_id from group_members m join groups g on g.id = m.group_id and g.archived_at is null
          where m.archived_at is null and ${inGroup}
        union all
        select n.user_id from subgroups s join groups g on g.id = s.group_id and g.archived_at is null
          join subgroup_members n on n.subgroup_id = s.id
          join group_members m on m.group_id = n.group_id and m.user_id = n.user_id and m.archived_at is null
          where s.archived_at is null and ${inService})`;
  // Filters first, then sorts, then adds places. With the index of names alone, a search for a rare name would read all
  // people.
  const { rows } = await sql<Found>`
    with named as materialized (
      select u.id, u.first_name, u.last_name, u.email from users u where ${personMatches(text)} and u.state <> 'disabled' and ${isReached}
    ), picked as materialized (
      select * from named u order by lower(u.last_name), lower(u.first_name), u.id limit ${each}
    )
    select
    coalesce((select json_agg(x) from (select g.id, g.name from groups g
      where g.archived_at is null and ${inGroup} and lower(g.name) like ${like}
      order by lower(g.name), g.id limit ${each}) x), '[]') as groups,
    coalesce((select json_agg(x) from (select s.id, s.name, json_build_object('id', g.id, 'name', g.name) as "group"
      from subgroups s join groups g on g.id = s.group_id
      where s.archived_at is null and g.archived_at is null and ${inService}
        and (lower(s.name) like ${like} or lower(s.ods_code) = ${text.toLowerCase()})
      order by lower(s.name), s.id limit ${each}) x), '[]') as subgroups,
    coalesce((select json_agg(x) from (select u.id, u.first_name || ' ' || u.last_name as name, u.email,
        case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as "group", p.subgroup_id
      from picked u left join lateral (select m.group_id, s.id as subgroup_id ${places}
        order by s.id nulls last, m.group_id limit 1) p on true
      left join groups g on g.id = p.group_id
      order by lower(u.last_name), lower(u.first_name), u.id) x), '[]') as people,
    coalesce((select json_agg(x) from (select c.course_id as id, a.title as name
      from current_courses() c join abstract_courses a on a.id = c.product_id
      where ${everywhere} and a.archived_at is null and lower(a.title) like ${like}
      order by lower(a.title), c.course_id limit ${each}) x), '[]') as courses,
    coalesce((select json_agg(x) from (select p.id, p.title as name, json_build_object('id', g.id, 'name', g.name) as "group"
      from projects p join groups g on g.id = p.group_id where ${everywhere} and lower(p.title) like ${like}
      order by p.state <> 'open', lower(p.title), p.id limit ${each}) x), '[]') as projects`.execute(db);
  return rows[0] ?? { groups: [], subgroups: [], people: [], courses: [], projects: [] };
}

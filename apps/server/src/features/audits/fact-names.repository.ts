import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';

type Fact = { field: string; id: number; productType: string };
export type FactName = { field: string; id: number; product_type: string; name: string };

/**
 * Finds the names of records that facts of the trail identify: people, places, sessions and courses. Only a scope of
 * the whole site gets names. Records that are gone have none.
 */
export async function listFactNames(db: Queries, scope: Scope, facts: readonly Fact[]): Promise<FactName[]> {
  if (facts.length === 0) return [];
  const { rows } = await sql<FactName>`
    select n.field, n.id, n.product_type, n.name from (
      select f.field, f.id, f.product_type, case
        when f.field in ('userId', 'dropped', 'restored') then (select u.first_name || ' ' || u.last_name from users u where u.id = f.id)
        when f.field = 'groupId' then (select g.name from groups g where g.id = f.id)
        when f.field = 'subgroupId' then (select s.name from subgroups s where s.id = f.id)
        when f.field = 'virtualGroupId' then (select v.title from virtual_groups v where v.id = f.id)
        when f.field = 'courseId' then (select a.title from courses c join abstract_courses a on a.id = c.abstract_course_id where c.id = f.id)
        when f.field = 'productId' and f.product_type = 'abstract_paper_course'
          then (select p.title from abstract_paper_courses p where p.id = f.id)
        when f.field = 'productId' then (select a.title from abstract_courses a where a.id = f.id) end as name
      from unnest(${facts.map(({ field }) => field)}::text[], ${facts.map(({ id }) => id)}::bigint[],
        ${facts.map(({ productType }) => productType)}::text[]) as f(field, id, product_type)) n
    where n.name is not null and ${scopeWhere(scope, {})}`.execute(db);
  return rows;
}

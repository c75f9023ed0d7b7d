import type { ExampleObstacle } from '@doselore/contract/first-steps';
import { sql } from 'kysely';
import type { GroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { isExamplePerson } from './example.repository.ts';
import { example } from './example-world.ts';

const shown = 20;
const name = sql`u.first_name || ' ' || u.last_name`;

/**
 * Lists records of the site's own that hang on the example data: members and admins of the example organisation who are
 * real, example people who are members elsewhere, and services and courses that somebody added to it.
 */
export async function listObstacles(
  db: Queries,
  target: { groupId: GroupId; subgroupId: number | null },
): Promise<ExampleObstacle[]> {
  const { groupId } = target;
  const { rows } = await sql<ExampleObstacle>`
    select 'member' as kind, ${name} as name from group_members m join users u on u.id = m.user_id
      where m.group_id = ${groupId} and m.archived_at is null and not ${isExamplePerson}
    union all select distinct 'admin', ${name} from users u where not ${isExamplePerson} and (
      exists (select from group_managers g where g.group_id = ${groupId} and g.user_id = u.id)
      or exists (select from subgroup_managers g where g.group_id = ${groupId} and g.user_id = u.id))
    union all select 'elsewhere', ${name} || ' (' || g.name || ')' from group_members m
      join users u on u.id = m.user_id join group_members o on o.user_id = u.id and o.group_id <> m.group_id
      join groups g on g.id = o.group_id
      where m.group_id = ${groupId} and o.archived_at is null and ${isExamplePerson}
    union all select 'service', s.name from subgroups s
      where s.group_id = ${groupId} and s.archived_at is null and s.id is distinct from ${target.subgroupId}::bigint
    union all select 'course', v.title from virtual_groups v
      where v.group_id = ${groupId} and v.state not in ('closed', 'cancelled')
    limit ${shown}`.execute(db);
  return rows;
}

type Extra = { licences: number; keeps_course: boolean };

/** Counts what was bought for the organisation besides the example, and finds licences of the example course elsewhere. */
export async function findExtra(db: Queries, target: { groupId: GroupId; courseId: number | null }): Promise<Extra> {
  const { rows } = await sql<Extra>`
    with product as (select abstract_course_id as id from courses where id = ${target.courseId}::bigint)
    select (select coalesce(sum(k.available), 0)::int from licence_accounts k
        where k.group_id = ${target.groupId} and k.kind in ('POT', 'POOL', 'VGPOOL')
          and not (k.product_type = 'abstract_course' and k.product_id in (select id from product)))
      + greatest(0, (select coalesce(sum(o.quantity), 0)::int from licence_orders o
        where o.group_id = ${target.groupId} and o.state = 'fulfilled' and o.product_type = 'abstract_course'
          and o.product_id in (select id from product)) - ${example.licences}) as licences,
      exists (select from licence_accounts k where k.group_id <> ${target.groupId} and k.product_type = 'abstract_course'
        and k.product_id in (select id from product) and k.kind <> 'VOID' and k.available <> 0) as keeps_course`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a from has one row');
  return row;
}

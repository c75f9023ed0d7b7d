import { sql } from 'kysely';
import { type CheckedPlace, type Scope, scopeWhere } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { isAsking } from './to-read.repository.ts';

export type OutstandingData = {
  id: number;
  title: string;
  /** First day by which somebody has to read it. */
  due_on: string | null;
  people: number;
  overdue: number;
  /** Names of the first people. */
  names: string[];
};

type Filter = { place: CheckedPlace; today: string; isScanning: boolean; mostNames: number };

/**
 * Lists the documents of the site and of the organisation that current members of a place still have to read, the most
 * urgent first. What members read for another organisation is left out.
 */
export async function listOutstanding(db: Queries, scope: Scope, filter: Filter): Promise<OutstandingData[]> {
  const { today, isScanning, mostNames } = filter;
  const { groupId, subgroupId = null } = filter.place;
  const { rows } = await sql<OutstandingData>`
    with here as materialized (select m.user_id from group_members m
      where m.group_id = ${groupId} and m.archived_at is null
        and ${scopeWhere(scope, { group: sql.ref('m.group_id'), subgroup: sql`${subgroupId}::bigint` })}
        and (${subgroupId}::bigint is null or exists (select from subgroup_members b
          where b.subgroup_id = ${subgroupId} and b.user_id = m.user_id)))
    select d.id, d.title, min(y.due_on) as due_on, count(*)::int as people,
      (count(*) filter (where y.due_on < ${today}::date))::int as overdue,
      (array_agg(u.first_name || ' ' || u.last_name order by y.due_on, lower(u.last_name), u.id))[1:${mostNames}::int] as names
    from document_duties(${isScanning}) y join documents d on d.id = y.document_id join users u on u.id = y.user_id
    where ${isAsking({ today })} and coalesce(d.group_id, ${groupId}) = ${groupId} and y.user_id in (select user_id from here) and u.state <> 'disabled'
    group by d.id, d.title order by min(y.due_on), lower(d.title), d.id`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { type CheckedPlace, type Scope, scopeWhere } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { isListedAt } from '../documents.repository.ts';
import { isAsking } from './to-read.repository.ts';

export type OutstandingData = {
  id: number;
  title: string;
  /** Earliest due day. Null for a document without due days. */
  due_on: string | null;
  people: number;
  overdue: number;
  /** Full names of the first people, the earliest due day first. */
  names: string[];
};

type Filter = { place: CheckedPlace; today: string; isScanning: boolean; mostNames: number };

/** SQL for the ids of the current members of a place. */
function membersOf(scope: Scope, { groupId, subgroupId }: CheckedPlace) {
  const service = sql`${subgroupId ?? null}::bigint`;
  return sql`
    select m.user_id from group_members m where m.group_id = ${groupId} and m.archived_at is null
      and ${scopeWhere(scope, { group: sql.ref('m.group_id'), subgroup: service })}
      and (${service} is null or exists (select from subgroup_members b
        where b.subgroup_id = ${service} and b.user_id = m.user_id))`;
}

/**
 * Lists the documents of the site and of the organisation that current members of a place still have to read, the most
 * urgent first. Leaves out documents for other organisations of these members.
 *
 * The ids are in arrays, because PostgreSQL applies a condition with an array inside each part of `document_duties`. It
 * would apply a join to the result, after reading the members of every organisation.
 */
export async function listOutstanding(db: Queries, scope: Scope, filter: Filter): Promise<OutstandingData[]> {
  const { place, today, isScanning, mostNames } = filter;
  const { rows } = await sql<OutstandingData>`
    select d.id, d.title, min(y.due_on) as due_on, count(*)::int as people,
      (count(*) filter (where y.due_on < ${today}::date))::int as overdue,
      (array_agg(u.first_name || ' ' || u.last_name order by y.due_on, lower(u.last_name), u.id))[1:${mostNames}::int] as names
    from document_duties(${isScanning}) y join documents d on d.id = y.document_id join users u on u.id = y.user_id
    where ${isAsking({ today })} and y.user_id = any(array(${membersOf(scope, place)}))
      and y.document_id = any(array(select d.id from documents d where d.must_read <> 'none' and ${isListedAt(place)}))
    group by d.id, d.title order by min(y.due_on), lower(d.title), d.id`.execute(db);
  return rows;
}

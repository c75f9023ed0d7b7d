import type { ListQuery, ServiceLevel, StoredRecord } from '@doselore/contract';
import { subgroupFields } from '@doselore/contract/subgroups';
import { sql } from 'kysely';
import { type GroupId, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { lastActorName } from '../../../platform/audit/index.ts';
import { columnsOf, containing, limitTo, orderBy, type Queries, whenSearched } from '../../../platform/db/index.ts';

type Fields = StoredRecord<typeof subgroupFields>;

export type SubgroupData = Fields & {
  id: number;
  group_id: number;
  group_name: string;
  members: number;
  managers: number;
  level: ServiceLevel;
  is_archived: boolean;
  archived_at: Date | null;
  archived_by: string | null;
  is_group_archived: boolean;
  total: number;
  /** Position in the sorted list. */
  place: number;
};

const stored = columnsOf(subgroupFields, 's');
const members = sql`(select count(*)::int from subgroup_members n join group_members m
  on m.group_id = n.group_id and m.user_id = n.user_id and m.archived_at is null where n.subgroup_id = s.id)`;
const managers = sql`(select count(*)::int from subgroup_managers m where m.subgroup_id = s.id)`;
const archivedBy = (scope: Scope) => lastActorName(scope, 'subgroups.archive', sql`'subgroup ' || s.id`);
const sortable = { name: sql`lower(s.name)`, members, managers, group: sql`lower(g.name)` };

type Filter = ListQuery & {
  groupId?: number;
  subgroupId?: number;
  list: 'open' | 'archived' | 'any';
  /** True returns 0 as `members`, because the caller counts the members of all services in one statement. */
  withoutMembers?: boolean;
};

const isFound = (text: string) => sql`(lower(s.name) like ${containing(text)}
  or lower(s.ods_code) = ${text.toLowerCase()} or s.premises_number = ${text})`;

export async function listSubgroupRows(db: Queries, scope: Scope, filter: Filter): Promise<SubgroupData[]> {
  const order = sql`${orderBy(filter, sortable)}, s.id`;
  const { groupId = null, subgroupId = null, list } = filter;
  const { rows } = await sql<SubgroupData>`
    with page as (
      select s.id, ${stored}, s.archived_at is not null as is_archived,
        s.archived_at, g.archived_at is not null as is_group_archived,
        g.id as group_id, g.name as group_name, count(*) over ()::int as total, row_number() over (order by ${order}) as place
      from subgroups s join groups g on g.id = s.group_id
      where ${scopeWhere(scope, { group: sql.ref('s.group_id'), subgroup: sql.ref('s.id') })}
        and (${list} = 'any' or (s.archived_at is not null) = (${list} = 'archived'))
        and (${list} <> 'open' or ${groupId}::bigint is not null or g.archived_at is null)
        and (${groupId}::bigint is null or s.group_id = ${groupId})
        and (${subgroupId}::bigint is null or s.id = ${subgroupId})
        and ${whenSearched(filter.q, isFound(filter.q))}
      order by ${order} ${limitTo(filter)})
    select s.*, coalesce(t.default_service_manager_level, 'LOW') as level,
      ${filter.withoutMembers === true ? sql`0` : members} as members,
      ${managers} as managers, case when s.is_archived then ${archivedBy(scope)} end as archived_by
    from page s left join group_settings t on t.group_id = s.group_id order by s.place`.execute(db);
  return rows;
}

/** Lists all services of a filter. One statement counts all members, because a subquery for each service takes longer. */
export async function listAllSubgroupRows(db: Queries, scope: Scope, filter: Filter): Promise<SubgroupData[]> {
  const [rows, counts] = await Promise.all([
    listSubgroupRows(db, scope, { ...filter, withoutMembers: true }),
    countMembers(db, scope, filter.groupId),
  ]);
  return rows.map((row) => ({ ...row, members: counts.get(row.id) ?? 0 }));
}

/** Counts the current members of each service in the scope that has any. */
async function countMembers(db: Queries, scope: Scope, groupId: number | undefined): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; members: number }>`
    select n.subgroup_id as id, count(*)::int as members from subgroup_members n
    join group_members m on m.group_id = n.group_id and m.user_id = n.user_id and m.archived_at is null
    where ${scopeWhere(scope, { group: sql.ref('n.group_id'), subgroup: sql.ref('n.subgroup_id') })}
      and ${groupId === undefined ? sql`true` : sql`n.group_id = ${groupId}`}
    group by n.subgroup_id`.execute(db);
  return new Map(rows.map(({ id, members: count }) => [id, count]));
}

export async function insertSubgroup(
  db: Queries,
  params: { groupId: number; fields: Fields; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('subgroups')
    .values({ ...params.fields, group_id: params.groupId, created_at: params.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Service by its id. The read finds it only in this organisation. */
export type Ref = { groupId: GroupId; subgroupId: number };

type Locked = Fields & { archived_at: Date | null; created_at: Date };

export async function lockSubgroup(db: Queries, { groupId, subgroupId }: Ref): Promise<Locked | undefined> {
  const { rows } = await sql<Locked>`select ${stored}, s.archived_at, s.created_at from subgroups s
    where s.id = ${subgroupId} and s.group_id = ${groupId} for update`.execute(db);
  return rows[0];
}

/** Finds the open service of an organisation with this ODS code. */
export async function findCodeHolder(
  db: Queries,
  { groupId, code }: { groupId: GroupId; code: string | null },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('subgroups')
    .select('name')
    .where('group_id', '=', groupId)
    .where('ods_code', '=', code)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row?.name;
}

export async function findCode(db: Queries, { groupId, subgroupId }: Ref): Promise<string | null> {
  const row = await db
    .selectFrom('subgroups')
    .select('ods_code')
    .where('id', '=', subgroupId)
    .where('group_id', '=', groupId)
    .executeTakeFirst();
  return row?.ods_code ?? null;
}

export async function updateSubgroup(db: Queries, subgroupId: number, fields: Fields): Promise<void> {
  await db.updateTable('subgroups').set(fields).where('id', '=', subgroupId).execute();
}

export async function setSubgroupArchived(db: Queries, subgroupId: number, at: Date | null): Promise<void> {
  await db.updateTable('subgroups').set({ archived_at: at }).where('id', '=', subgroupId).execute();
}

import type { ListQuery, StoredRecord } from '@doselore/contract';
import { type AttentionReason, type GroupList, groupFields } from '@doselore/contract/groups';
import { type RawBuilder, sql } from 'kysely';
import { type GroupId, reachesWholeSite, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { lastActorName } from '../../../platform/audit/index.ts';
import { columnsOf, containing, limitTo, orderBy, type Queries } from '../../../platform/db/index.ts';
import { attentionOfGroups } from './attention.report.ts';

export type GroupData = {
  id: number;
  name: string;
  is_demo: boolean;
  is_active: boolean;
  is_archived: boolean;
  archived_at: Date | null;
  archived_by: string | null;
  merged_into_id: number | null;
  merged_into: string | null;
  merged_at: Date | null;
  undo_until: Date | null;
  subgroups: number;
  members: number;
  pot_left: number;
  pot_bought: number;
  level: 'HIGH' | 'MED' | 'LOW';
  affected: number | null;
  total: number;
  /** Position in the sorted list. */
  place: number;
};

const members = sql`(select count(*)::int from group_members m where m.group_id = g.id and m.archived_at is null)`;
const potLeft = sql`(select coalesce(sum(a.available), 0)::int from licence_accounts a where a.group_id = g.id and a.kind = 'POT')`;
const archivedBy = (scope: Scope) => lastActorName(scope, 'groups.move', sql`'group ' || g.id`);
const sortable = { name: sql`lower(g.name)`, members, pot: potLeft };

const inList: Record<GroupList | 'any', RawBuilder<boolean>> = {
  open: sql`g.archived_at is null and g.is_active`,
  inactive: sql`g.archived_at is null and not g.is_active`,
  archived: sql`g.archived_at is not null`,
  any: sql`true`,
};

export type GroupFilter = ListQuery & {
  groupId?: number;
  list: GroupList | 'any';
  attention: AttentionReason | '';
};

/**
 * Lists the organisations of one list with their counts. `total` counts all that match, on every page. `lowStock` counts the
 * ledger keys that need stock, for the filter of that reason. Like the figures of the whole site, a filter by a reason
 * leaves out demo organisations.
 */
export async function listGroupRows(
  db: Queries,
  scope: Scope,
  filter: GroupFilter & { now: Date; lowStock: ReadonlyMap<number, number> },
): Promise<GroupData[]> {
  const needed = filter.attention === '' ? undefined : attentionOfGroups(scope, filter.attention, filter);
  const order = sql`${orderBy(filter, needed === undefined ? sortable : { ...sortable, affected: sql`e.affected` })}, id`;
  const { rows } = await sql<GroupData>`
    with ${needed === undefined ? sql`` : sql`needed as materialized (${needed}),`} page as (
      select g.id, g.name, g.is_demo, g.is_active, g.archived_at is not null as is_archived,
        g.archived_at, g.merged_into_id, ${needed === undefined ? sql`null::int` : sql`e.affected`} as affected,
        count(*) over ()::int as total, row_number() over (order by ${order}) as place
      from groups g ${needed === undefined ? sql`` : sql`join needed e on e.group_id = g.id`}
      where ${inList[filter.list]} and ${scopeWhere(scope, { group: sql.ref('g.id') })}
        and not (g.is_demo and ${needed !== undefined && reachesWholeSite(scope)}::boolean)
        and (${filter.groupId ?? null}::bigint is null or g.id = ${filter.groupId ?? null})
        and (lower(g.name) like ${containing(filter.q)} or g.id::text = ${filter.q})
      order by ${order} ${limitTo(filter)})
    select g.*, coalesce(t.default_service_manager_level, 'LOW') as level, ${members} as members, ${potLeft} as pot_left,
      (select count(*)::int from subgroups s where s.group_id = g.id and s.archived_at is null) as subgroups,
      (select coalesce(-sum(a.available), 0)::int from licence_accounts a where a.group_id = g.id and a.kind = 'SUPPLY') as pot_bought,
      case when x.id is not null then x.merged_by when g.is_archived then ${archivedBy(scope)} end as archived_by,
      x.name as merged_into, x.merged_at, x.undo_until
    from page g left join group_settings t on t.group_id = g.id
    left join lateral (select m.id, m.merged_at, m.undo_until, k.name, u.first_name || ' ' || u.last_name as merged_by
      from merges m join groups k on k.id = g.merged_into_id join users u on u.id = m.merged_by
      where m.kind = 'groups' and m.drop_id = g.id and m.undone_at is null order by m.id desc limit 1) x
      on g.merged_into_id is not null
    order by g.place`.execute(db);
  return rows;
}

export async function countGroupLists(db: Queries, scope: Scope) {
  const { rows } = await sql<Record<GroupList, number>>`
    select count(*) filter (where ${inList.open})::int as open,
      count(*) filter (where ${inList.inactive})::int as inactive,
      count(*) filter (where ${inList.archived})::int as archived
    from groups g where ${scopeWhere(scope, { group: sql.ref('g.id') })}`.execute(db);
  return rows[0] ?? { open: 0, inactive: 0, archived: 0 };
}

type Fields = StoredRecord<typeof groupFields>;
const stored = columnsOf(groupFields, 'g');
type Profile = Fields & { is_active: boolean; is_archived: boolean; created_at: Date };

export async function findGroupProfile(db: Queries, scope: Scope, groupId: number): Promise<Profile | undefined> {
  const { rows } = await sql<Profile>`
    select ${stored}, g.is_active, g.archived_at is not null as is_archived, g.created_at
    from groups g where g.id = ${groupId} and ${scopeWhere(scope, { group: sql.ref('g.id') })}`.execute(db);
  return rows[0];
}

export async function insertGroup(db: Queries, fields: Fields & { now: Date }): Promise<GroupId> {
  const { now, ...values } = fields;
  const { id } = await db
    .insertInto('groups')
    .values({ ...values, created_at: now })
    .returning('id')
    .$narrowType<{ id: GroupId }>()
    .executeTakeFirstOrThrow();
  return id;
}

type Locked = Fields & { created_at: Date };

export async function lockGroup(db: Queries, groupId: GroupId): Promise<Locked | undefined> {
  const { rows } = await sql<Locked>`select ${stored}, g.created_at from groups g
    where g.id = ${groupId} for update`.execute(db);
  return rows[0];
}

export async function updateGroup(db: Queries, groupId: number, fields: Fields): Promise<void> {
  await db.updateTable('groups').set(fields).where('id', '=', groupId).execute();
}

/** Locks the organisation and returns its list; undefined when it does not exist. */
export async function lockGroupList(db: Queries, groupId: GroupId): Promise<GroupList | 'merged' | undefined> {
  const row = await db
    .selectFrom('groups')
    .select(['is_active', 'archived_at', 'merged_into_id'])
    .where('id', '=', groupId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.merged_into_id !== null) return 'merged';
  if (row.archived_at !== null) return 'archived';
  return row.is_active ? 'open' : 'inactive';
}

export async function updateGroupList(
  db: Queries,
  params: { groupId: number; list: GroupList; now: Date },
): Promise<void> {
  await db
    .updateTable('groups')
    .set({ is_active: params.list !== 'inactive', archived_at: params.list === 'archived' ? params.now : null })
    .where('id', '=', params.groupId)
    .execute();
}

import type { GroupRecordKind } from '@doselore/contract/merges';
import { sql } from 'kysely';
import type { GroupId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { type JoinedMembership, joinedMembership, type Pair } from '../merged-records.repository.ts';
import type { RecordCounts } from '../users/merge-users.repository.ts';

export async function lockGroups(tx: Tx, { keepId, dropId }: Pair<GroupId>) {
  const rows = await tx
    .selectFrom('groups')
    .select(['id', 'name', 'hq_code', 'is_demo', 'archived_at', 'merged_into_id', 'created_at'])
    .$narrowType<{ id: GroupId }>()
    .where('id', 'in', [keepId, dropId])
    .orderBy('id')
    .forUpdate()
    .execute();
  return { keep: rows.find(({ id }) => id === keepId), drop: rows.find(({ id }) => id === dropId) };
}
export type LockedGroup = NonNullable<Awaited<ReturnType<typeof lockGroups>>['keep']>;

/** Lists members of both organisations, with their two memberships joined into one. */
export async function listMembersOfBoth(
  tx: Tx,
  pair: Pair<GroupId>,
): Promise<(JoinedMembership & { user_id: number })[]> {
  const { rows } = await sql<JoinedMembership & { user_id: number }>`select k.user_id, ${joinedMembership}
    from group_members k join group_members d on d.user_id = k.user_id and d.group_id = ${pair.dropId}
    where k.group_id = ${pair.keepId} order by k.user_id`.execute(tx);
  return rows;
}

export type GroupManagerData = { email: string; first_name: string };

/** Lists all managers of either organisation who can sign in, each once. */
export async function listManagersToTell(tx: Tx, pair: Pair<GroupId>): Promise<GroupManagerData[]> {
  const { rows } = await sql<GroupManagerData>`select u.email, u.first_name from users u
    where u.state = 'active' and u.id in (select m.user_id from group_managers m
      where m.group_id in (${pair.keepId}, ${pair.dropId})) order by u.id`.execute(tx);
  return rows;
}

export async function listManagersOfBoth(tx: Tx, pair: Pair<GroupId>): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`select user_id from group_managers
    where group_id in (${pair.keepId}, ${pair.dropId}) group by 1 having count(*) = 2 order by 1`.execute(tx);
  return rows.map((row) => row.user_id);
}

/**
 * Lists exclusions from venues that the merge ends: of the dropped organisation where the kept one is excluded too, and
 * of either organisation from a room of the other.
 */
export async function listEndedExclusions(
  tx: Tx,
  pair: Pair<GroupId>,
): Promise<{ venue_id: number; group_id: number }[]> {
  const both = sql`in (${pair.keepId}, ${pair.dropId})`;
  const { rows } = await sql<{ venue_id: number; group_id: number }>`
    select x.venue_id, x.group_id from venue_excluded_groups x join venues v on v.id = x.venue_id
    where x.group_id ${both} and (v.group_id ${both} or (x.group_id = ${pair.dropId}
      and exists (select from venue_excluded_groups k where k.venue_id = x.venue_id and k.group_id = ${pair.keepId})))
    order by 1, 2`.execute(tx);
  return rows;
}

/** Lists service names that exist in both organisations. Both services stay. */
export async function listMatchingServices(tx: Tx, pair: Pair<GroupId>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select min(name) as name from subgroups
    where group_id in (${pair.keepId}, ${pair.dropId}) and archived_at is null
    group by lower(name) having count(distinct group_id) = 2 order by 1`.execute(tx);
  return rows.map((row) => row.name);
}

/** Finds an open service of one organisation with the ODS code of a service of the other, as "A and B". */
export async function findSharedCode(tx: Tx, pair: Pair<GroupId>): Promise<string | undefined> {
  const { rows } = await sql<{ names: string }>`select k.name || ' and ' || d.name as names
    from subgroups k join subgroups d on d.ods_code = k.ods_code and d.group_id = ${pair.dropId} and d.archived_at is null
    where k.group_id = ${pair.keepId} and k.archived_at is null order by k.id limit 1`.execute(tx);
  return rows[0]?.names;
}

export async function countGroupRecords(
  db: Queries,
  groupId: GroupId,
): Promise<Partial<RecordCounts<GroupRecordKind>>> {
  const account = (kinds: string) =>
    sql`(select coalesce(sum(available), 0)::int from licence_accounts where group_id = ${groupId} and kind in (${sql.raw(kinds)}))`;
  const { rows } = await sql<RecordCounts<GroupRecordKind>>`select
    (select count(*)::int from subgroups where group_id = ${groupId}) as services,
    (select count(*)::int from group_members where group_id = ${groupId}) as members,
    (select count(distinct user_id)::int from (select user_id from group_managers where group_id = ${groupId}
      union all select user_id from subgroup_managers where group_id = ${groupId}) m) as managers,
    (select count(*)::int from virtual_groups where group_id = ${groupId}) as sessions,
    (select count(*)::int from licences where group_id = ${groupId}) as licences,
    (select count(*)::int from sco_users a join course_users c on c.id = a.course_user_id
      where c.group_id = ${groupId}) as attempts,
    (select count(*)::int from certificates where group_id = ${groupId}) as certificates,
    (select count(*)::int from external_course_users where group_id = ${groupId}) as external,
    (select count(*)::int from documents where group_id = ${groupId}) as documents,
    (select count(*)::int from licence_orders where group_id = ${groupId}) as orders,
    ${account("'POT'")} as pot, ${account("'POOL', 'VGPOOL'")} as pools, ${account("'HELD'")} as held,
    ${account("'USED'")} as used`.execute(db);
  return rows[0] ?? {};
}

export async function listMovedLicences(tx: Tx, params: Pair<GroupId> & { mergeId: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct (after->>'id')::bigint as id from merge_changes
    where merge_id = ${params.mergeId} and table_name = 'licences' and (after->>'group_id')::bigint = ${params.keepId}`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

/**
 * Moves records of courses to the organisation of their licence, so that work and certificates since the merge follow
 * it.
 */
export async function followLicences(tx: Tx, pair: Pair<GroupId>): Promise<void> {
  const both = sql`in (${pair.keepId}, ${pair.dropId})`;
  for (const table of ['course_users', 'paper_results'])
    await sql`update ${sql.table(table)} c set group_id = l.group_id from licences l
      where l.id = c.licence_id and l.group_id ${both} and c.group_id <> l.group_id`.execute(tx);
  await sql`update certificates x set group_id = c.group_id from course_users c
    where x.source = 'online' and x.source_id = c.id and c.group_id ${both} and x.group_id <> c.group_id`.execute(tx);
  await sql`update certificates x set group_id = r.group_id from paper_results r
    where x.source = 'paper' and x.source_id = r.id and r.group_id ${both} and x.group_id <> r.group_id`.execute(tx);
}

/**
 * Moves the records of a service to its organisation: members who joined since, managers, settings, codes, sessions and
 * open licence requests.
 */
export async function followServices(tx: Tx, pair: Pair<GroupId>): Promise<void> {
  const both = sql`in (${pair.keepId}, ${pair.dropId})`;
  await sql`insert into group_members (group_id, user_id, joined_at)
    select distinct s.group_id, m.user_id, g.joined_at from subgroup_members m join subgroups s on s.id = m.subgroup_id
      join group_members g on g.group_id = m.group_id and g.user_id = m.user_id
    where s.group_id ${both} and m.group_id <> s.group_id on conflict do nothing`.execute(tx);
  for (const table of [
    'subgroup_members',
    'subgroup_managers',
    'subgroup_settings',
    'subgroup_codes',
    'virtual_groups',
  ])
    await sql`update ${sql.table(table)} c set group_id = s.group_id from subgroups s
      where s.id = c.subgroup_id and s.group_id ${both} and c.group_id <> s.group_id`.execute(tx);
  for (const [table, column] of [
    ['subgroups', 'subgroup_id'],
    ['virtual_groups', 'virtual_group_id'],
  ] as const)
    await sql`update licence_requests r set group_id = p.group_id from ${sql.table(table)} p
      where p.id = ${sql.ref(`r.${column}`)} and p.group_id ${both} and r.group_id <> p.group_id
        and r.state in ('pending', 'part_fulfilled')`.execute(tx);
}

export type PlaceLeft = { name: string; seats: number; licences: number };

/** Finds a place of the restored organisation for which the other one still holds seats or live licences. */
export async function findPlaceLeft(tx: Tx, { keepId, dropId }: Pair<GroupId>): Promise<PlaceLeft | undefined> {
  const { rows } = await sql<PlaceLeft>`
    with places as (
      select id, 'POOL' as kind, name from subgroups where group_id = ${dropId}
      union all select id, 'VGPOOL', title from virtual_groups where group_id = ${dropId}
    ), seats as (
      select kind, place_id, sum(available)::int as seats from licence_accounts where group_id = ${keepId} group by 1, 2
    ), live as (
      select l.*, s.kind, s.place_id from licences l join licence_accounts s on s.id = l.source_account_id
      where l.group_id = ${keepId} and l.state in ('issued', 'in_progress')
    )
    select * from (
      select p.name, coalesce(s.seats, 0) as seats, (select count(*)::int from live l where (l.kind, l.place_id) = (p.kind, p.id)
        or case p.kind when 'POOL' then l.subgroup_id = p.id else l.virtual_group_id = p.id end) as licences
      from places p left join seats s on s.kind = p.kind and s.place_id = p.id
    ) x where seats > 0 or licences > 0 order by name limit 1`.execute(tx);
  return rows[0];
}

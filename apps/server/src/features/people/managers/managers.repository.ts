import type { GroupManager, SubgroupManager } from '@doselore/contract/managers';
import { sql } from 'kysely';
import { type CheckedServicePlace, type GroupId, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

const person = sql`u.id, u.first_name, u.last_name, u.email, u.state = 'active' and exists (select from group_members n
  where n.group_id = m.group_id and n.user_id = u.id and n.archived_at is null) as can_act`;

export async function listManagersOfGroup(db: Queries, scope: Scope, groupId: number): Promise<GroupManager[]> {
  const { rows } = await sql<GroupManager>`
    select ${person} from group_managers m join users u on u.id = m.user_id
    where m.group_id = ${groupId} and ${scopeWhere(scope, { group: sql.ref('m.group_id') })}
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
}

export async function listManagersOfSubgroup(
  db: Queries,
  scope: Scope,
  place: CheckedServicePlace,
): Promise<SubgroupManager[]> {
  const { rows } = await sql<SubgroupManager>`
    select ${person}, m.general_pot_access, m.view_siblings from subgroup_managers m join users u on u.id = m.user_id
    where m.group_id = ${place.groupId} and m.subgroup_id = ${place.subgroupId}
      and ${scopeWhere(scope, { group: sql.ref('m.group_id'), subgroup: sql.ref('m.subgroup_id') })}
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
}

export async function isCurrentMember(db: Queries, params: { groupId: GroupId; userId: number }): Promise<boolean> {
  const row = await db
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .select('group_members.user_id')
    .where('group_members.group_id', '=', params.groupId)
    .where('group_members.user_id', '=', params.userId)
    .where('group_members.archived_at', 'is', null)
    .where('users.state', '<>', 'disabled')
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts an admin of an organisation. Returns whether they are new. */
export async function insertGroupManager(db: Queries, params: { groupId: number; userId: number }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('group_managers')
    .values({ group_id: params.groupId, user_id: params.userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

type SubgroupLink = CheckedServicePlace & { userId: number };

type Flags = { general_pot_access: boolean; view_siblings: boolean };

/** Inserts an admin of a service. Returns whether they are new. */
export async function insertSubgroupManager(db: Queries, link: SubgroupLink & Flags): Promise<boolean> {
  const { groupId, subgroupId, userId, general_pot_access, view_siblings } = link;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('subgroup_managers')
    .values({ group_id: groupId, subgroup_id: subgroupId, user_id: userId, general_pot_access, view_siblings })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export function lockSubgroupManager(db: Queries, link: SubgroupLink): Promise<Flags | undefined> {
  return db
    .selectFrom('subgroup_managers')
    .select(['general_pot_access', 'view_siblings'])
    .where('group_id', '=', link.groupId)
    .where('subgroup_id', '=', link.subgroupId)
    .where('user_id', '=', link.userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateSubgroupManager(db: Queries, link: SubgroupLink & Flags): Promise<void> {
  await db
    .updateTable('subgroup_managers')
    .set({ general_pot_access: link.general_pot_access, view_siblings: link.view_siblings })
    .where('group_id', '=', link.groupId)
    .where('subgroup_id', '=', link.subgroupId)
    .where('user_id', '=', link.userId)
    .execute();
}

export async function deleteGroupManager(db: Queries, params: { groupId: number; userId: number }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('group_managers')
    .where('group_id', '=', params.groupId)
    .where('user_id', '=', params.userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Deletes an admin of a service. Returns their rights there; undefined where they were not an admin. */
export function deleteSubgroupManager(db: Queries, link: SubgroupLink): Promise<Flags | undefined> {
  return db
    .deleteFrom('subgroup_managers')
    .where('group_id', '=', link.groupId)
    .where('subgroup_id', '=', link.subgroupId)
    .where('user_id', '=', link.userId)
    .returning(['general_pot_access', 'view_siblings'])
    .executeTakeFirst();
}

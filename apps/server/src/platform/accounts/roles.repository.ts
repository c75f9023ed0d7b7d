import { sql } from 'kysely';
import type { Queries, Tx } from '../db/index.ts';

/** Roles that somebody gives. The roles of managers follow from their places. */
type GivenRole = 'super_admin' | 'trainer' | 'organiser';

/** Adds a role to an account that does not have it yet. */
export async function insertRole(db: Queries, userId: number, role: GivenRole): Promise<void> {
  await db
    .insertInto('user_roles')
    .values({ user_id: userId, role })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns whether the account had the role. */
export async function deleteRole(db: Queries, userId: number, role: GivenRole): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('role', '=', role)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Adds or removes the two roles of managers, so that a person has each exactly while they have a place for it. */
export async function matchRolesToPlaces(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  await sql`insert into user_roles (user_id, role)
    select ${userId}::bigint, 'group_admin' where exists (select from group_managers where user_id = ${userId})
    union all
    select ${userId}::bigint, 'subgroup_admin' where exists (select from subgroup_managers where user_id = ${userId})
    on conflict do nothing`.execute(tx);
  await sql`delete from user_roles where user_id = ${userId} and (
    (role = 'group_admin' and not exists (select from group_managers where user_id = ${userId}))
    or (role = 'subgroup_admin' and not exists (select from subgroup_managers where user_id = ${userId})))`.execute(tx);
}

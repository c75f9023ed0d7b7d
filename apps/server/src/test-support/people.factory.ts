import { sql } from 'kysely';
import { type UserId, withoutScope } from '../platform/access/index.ts';
import type { Database } from '../platform/db/index.ts';

type Overrides = {
  firstName?: string;
  lastName?: string;
  email?: string;
  username?: string | null;
  passwordHash?: string | null;
  state?: 'active' | 'provisional' | 'disabled';
  roles?: readonly ('super_admin' | 'group_admin' | 'subgroup_admin' | 'trainer' | 'organiser')[];
};

let made = 0;

export async function buildUser(db: Database, overrides: Overrides = {}): Promise<UserId> {
  made += 1;
  const { id } = await db
    .insertInto('users')
    .values({
      email: overrides.email ?? `person-${made}@example.org`,
      username: overrides.username ?? null,
      first_name: overrides.firstName ?? 'Person',
      last_name: overrides.lastName ?? `Number ${made}`,
      password_hash: overrides.passwordHash ?? null,
      state: overrides.state ?? 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const roles = (overrides.roles ?? []).map((role) => ({ user_id: id, role }));
  if (roles.length > 0) await db.insertInto('user_roles').values(roles).execute();
  if (overrides.roles?.includes('trainer'))
    await db
      .insertInto('trainers')
      .values({ user_id: id, modes: ['face_to_face', 'virtual'], activated_at: '2026-01-05T09:00:00Z' })
      .execute();
  return withoutScope(id, 'test');
}

export async function buildMembership(
  db: Database,
  target: { userId: number; groupId: number; subgroupId?: number; isArchived?: boolean },
): Promise<void> {
  await db
    .insertInto('group_members')
    .values({
      group_id: target.groupId,
      user_id: target.userId,
      archived_at: target.isArchived ? '2026-01-05T09:00:00Z' : null,
    })
    .execute();
  if (target.subgroupId !== undefined)
    await db
      .insertInto('subgroup_members')
      .values({ group_id: target.groupId, subgroup_id: target.subgroupId, user_id: target.userId })
      .execute();
  await beginDays(db, target);
}

/** Records the days of a new membership, as the command for it does. */
export async function beginDays(db: Database, target: { userId: number; groupId: number }): Promise<void> {
  await sql`insert into standing_spans (group_id, user_id, what, subgroup_id, value, from_on, recorded_at)
    select p.*, '2026-01-05', '2026-01-05T09:00Z' from present_standing() p
    where p.group_id = ${target.groupId} and p.user_id = ${target.userId}`.execute(db);
}

/**
 * Makes somebody the admin of an organisation, or with `subgroupId` of one of its services. The user already has the
 * role.
 */
export async function buildManager(
  db: Database,
  target: { userId: number; groupId: number; subgroupId?: number; generalPotAccess?: boolean; viewSiblings?: boolean },
): Promise<void> {
  if (target.subgroupId === undefined) {
    await db.insertInto('group_managers').values({ group_id: target.groupId, user_id: target.userId }).execute();
    return;
  }
  await db
    .insertInto('subgroup_managers')
    .values({
      group_id: target.groupId,
      subgroup_id: target.subgroupId,
      user_id: target.userId,
      general_pot_access: target.generalPotAccess ?? false,
      view_siblings: target.viewSiblings ?? false,
    })
    .execute();
}

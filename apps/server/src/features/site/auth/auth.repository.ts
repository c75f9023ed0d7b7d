import { currentTerms } from '@doselore/contract/terms';
import { sql } from 'kysely';
import type { GroupId, SubgroupId, UserId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { type TwoStepFacts, twoStepFacts } from './two-step-policy/two-step-policy.repository.ts';

/**
 * Finds an account by address or username. The names of a merged account lead to the kept account. They sign in with
 * its password and two-step verification. Emails go only to the address of the kept account.
 * Takes no scope: sign-in finds an account by the name that was typed.
 */
export function findAccountByName(db: Queries, name: string) {
  const lowerName = name.toLowerCase();
  return db
    .selectFrom('users as named')
    .innerJoin('users', (join) => join.on('users.id', '=', (eb) => eb.fn.coalesce('named.merged_into_id', 'named.id')))
    .select(['users.id', 'users.state', 'users.password_hash', 'users.email', 'users.first_name'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('second_steps as s')
          .select('s.user_id')
          .whereRef('s.user_id', '=', 'users.id')
          .where('s.confirmed_at', 'is not', null),
      )
        .$castTo<boolean>()
        .as('has_two_step'),
    )
    .where((eb) => eb.or([eb('named.email', '=', lowerName), eb('named.username', '=', lowerName)]))
    .executeTakeFirst();
}

/** Locks accounts until commit, in the order of their ids. */
export async function lockAccounts(tx: Tx, userIds: readonly number[]): Promise<void> {
  await sql`select from users where id = any(${[...userIds]}::bigint[]) order by id for update`.execute(tx);
}

export function getUserRow(db: Queries, userId: UserId) {
  return db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export type CurrentUserRow = TwoStepFacts & {
  id: UserId;
  first_name: string;
  last_name: string;
  email: string;
  is_demo: boolean;
  state: string;
  theme: string;
  terms_accepted: boolean;
};

/** Returns the columns that pages show about the signed-in person, with the facts about two-step verification. */
export async function findCurrentUserRow(db: Queries, userId: UserId): Promise<CurrentUserRow | undefined> {
  const { rows } = await sql<CurrentUserRow>`
    select u.id, u.first_name, u.last_name, u.email, u.is_demo, u.state, u.theme,
      exists (select from terms_acceptances t where t.user_id = u.id and t.version = ${currentTerms.version}) as terms_accepted,
      ${twoStepFacts}
    from users u where u.id = ${userId}`.execute(db);
  return rows[0];
}

export function findMailbox(db: Queries, userId: UserId) {
  return db.selectFrom('users').select(['email', 'first_name']).where('id', '=', userId).executeTakeFirst();
}

export async function findPasswordHash(db: Queries, userId: UserId): Promise<string | null> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Lists names of organisations. Asks nothing for learners, who have none: every page of theirs begins with this. */
export async function listGroupNames(db: Queries, groupIds: readonly GroupId[]) {
  if (groupIds.length === 0) return [];
  return db
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('id', 'in', [...groupIds])
    .orderBy('name')
    .execute();
}

export async function listServiceNames(db: Queries, subgroupIds: readonly SubgroupId[]) {
  if (subgroupIds.length === 0) return [];
  return db
    .selectFrom('subgroups')
    .innerJoin('groups', 'groups.id', 'subgroups.group_id')
    .select(['subgroups.id', 'subgroups.name', 'groups.id as group_id', 'groups.name as group_name'])
    .where('subgroups.id', 'in', [...subgroupIds])
    .orderBy('subgroups.name')
    .execute();
}

import { type Insertable, sql, type Updateable } from 'kysely';
import type { Users } from '../db/database.generated.ts';
import type { Queries, Tx } from '../db/index.ts';

type NewAccount = Pick<Insertable<Users>, 'first_name' | 'last_name' | 'email'> &
  Partial<Pick<Insertable<Users>, 'username' | 'job_role' | 'registration_number' | 'is_demo'>>;

/** Inserts an account that is not yet activated. Throws when the address or the username is in use. */
export async function insertAccount(db: Queries, account: NewAccount, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ ...account, state: 'provisional', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Inserts accounts that are not yet activated. Returns their ids by address, without those whose address is in use.
 * Takes no scope: finds out which of new addresses have an account.
 */
export async function insertMissingAccounts(
  db: Queries,
  accounts: readonly NewAccount[],
  now: Date,
): Promise<Map<string, number>> {
  const valuesOf = (field: 'first_name' | 'last_name' | 'email' | 'job_role' | 'registration_number') =>
    accounts.map((account) => account[field] ?? null);
  const { rows } = await sql<{ id: number; email: string }>`
    insert into users (first_name, last_name, email, job_role, registration_number, state, created_at)
    select p.*, 'provisional', ${now}::timestamptz from unnest(${valuesOf('first_name')}::text[], ${valuesOf('last_name')}::text[],
      ${valuesOf('email')}::text[], ${valuesOf('job_role')}::text[], ${valuesOf('registration_number')}::text[]) as p
    on conflict (email) do nothing returning id, email`.execute(db);
  return new Map(rows.map((row) => [row.email, row.id]));
}

/** Columns that a command may set. The state of an archived account and its erasure have commands of their own. */
type AccountChange = Pick<
  Updateable<Users>,
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'username'
  | 'job_role'
  | 'registration_number'
  | 'theme'
  | 'is_demo'
  | 'two_step_asked_at'
  | 'invitation_reminded_at'
>;

/** Sets these columns and leaves the others as they are. */
export async function updateAccounts(db: Queries, userIds: readonly number[], change: AccountChange): Promise<void> {
  if (userIds.length === 0) return;
  await db.updateTable('users').set(change).where('id', 'in', userIds).execute();
}

/** Stores the hash of a new password. `activates` makes an account active that was not yet activated. */
export async function updatePassword(
  db: Queries,
  change: { userId: number; hash: string; activates?: boolean },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: change.hash, ...(change.activates ? { state: 'active' } : {}) })
    .where('id', '=', change.userId)
    .execute();
}

export async function archiveAccount(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx.updateTable('users').set({ state: 'disabled', archived_at: at }).where('id', '=', userId).execute();
}

/** Restores the state of the account: active once it has accepted terms, else not yet activated. */
export async function restoreAccount(tx: Tx, userId: number): Promise<void> {
  await sql`update users set archived_at = null, state = case
      when exists (select from terms_acceptances a where a.user_id = users.id) then 'active' else 'provisional' end
    where id = ${userId}`.execute(tx);
}

import { sql } from 'kysely';
import type { UserId } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';

export type UserFields = {
  first_name: string;
  last_name: string;
  email: string;
  username: string | null;
  job_role: string | null;
  registration_number: string | null;
};

export async function insertUser(db: Queries, user: UserFields & { is_demo: boolean; now: Date }): Promise<number> {
  const { now, ...values } = user;
  const { id } = await db
    .insertInto('users')
    .values({ ...values, state: 'provisional', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function lockUser(db: Queries, userId: UserId) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'username', 'state', 'is_demo', 'merged_into_id', 'erased_at'])
    .select(['job_role', 'registration_number'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function isErased(db: Queries, userId: UserId): Promise<boolean> {
  const row = await db.selectFrom('users').select('erased_at').where('id', '=', userId).executeTakeFirst();
  return row?.erased_at != null;
}

export async function updateUser(db: Queries, userId: number, fields: UserFields): Promise<void> {
  const { first_name, last_name, email, username, job_role, registration_number } = fields;
  await db
    .updateTable('users')
    .set({ first_name, last_name, email, username, job_role, registration_number })
    .where('id', '=', userId)
    .execute();
}

export async function disableUser(db: Queries, userId: number, at: Date): Promise<void> {
  await db.updateTable('users').set({ state: 'disabled', archived_at: at }).where('id', '=', userId).execute();
}

/** Restores the state of the account: active once it has accepted terms, else not yet activated. */
export async function enableUser(db: Queries, userId: number): Promise<void> {
  await sql`update users set archived_at = null, state = case
      when exists (select from terms_acceptances a where a.user_id = users.id) then 'active' else 'provisional' end
    where id = ${userId}`.execute(db);
}

export async function setLive(db: Queries, userId: number): Promise<void> {
  await db.updateTable('users').set({ is_demo: false }).where('id', '=', userId).execute();
}

import { sql } from 'kysely';
import { type Scope, scopeWhere, type UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type TwoStepState = { confirmed_at: Date; left: number };

export async function findTwoStepState(db: Queries, scope: Scope): Promise<TwoStepState | undefined> {
  const { rows } = await sql<TwoStepState>`
    select s.confirmed_at, (select count(*)::int from recovery_codes c where c.user_id = s.user_id and c.used_at is null) as left
    from second_steps s where s.confirmed_at is not null and ${scopeWhere(scope, { owner: sql.ref('s.user_id') })}
    order by s.user_id limit 1`.execute(db);
  return rows[0];
}

export async function hasTwoStep(db: Queries, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('second_steps')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the row, so that concurrent guesses are counted one by one. */
export function lockTwoStep(tx: Tx, userId: UserId) {
  return tx
    .selectFrom('second_steps')
    .innerJoin('users', 'users.id', 'second_steps.user_id')
    .select([
      'second_steps.user_id',
      'second_steps.secret',
      'second_steps.confirmed_at',
      'second_steps.last_counter',
      'users.email',
      'users.first_name',
    ])
    .where('second_steps.user_id', '=', userId)
    .where('users.state', '<>', 'disabled')
    .forUpdate('second_steps')
    .executeTakeFirst();
}

/** Replaces an unconfirmed secret. Returns false when there is a confirmed one. */
export async function layUnconfirmed(
  db: Queries,
  step: { userId: number; secret: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into second_steps (user_id, secret, created_at) values (${step.userId}, ${step.secret}, ${step.now})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
    where second_steps.confirmed_at is null`.execute(db);
  return Number(numAffectedRows ?? 0) === 1;
}

export async function takePeriod(db: Queries, use: { userId: number; counter: number; secret: string }): Promise<void> {
  await db
    .updateTable('second_steps')
    .set({ last_counter: use.counter, secret: use.secret })
    .where('user_id', '=', use.userId)
    .execute();
}

export async function markConfirmed(db: Queries, params: { userId: number; now: Date }): Promise<void> {
  await db.updateTable('second_steps').set({ confirmed_at: params.now }).where('user_id', '=', params.userId).execute();
}

export async function replaceRecoveryCodes(
  db: Queries,
  params: { userId: number; hashes: readonly Buffer[]; now: Date },
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', params.userId).execute();
  const rows = params.hashes.map((hash) => ({ user_id: params.userId, code_hash: hash, created_at: params.now }));
  await db.insertInto('recovery_codes').values(rows).execute();
}

/** Uses up a recovery code. Returns true only for the caller that used it. */
export async function takeRecoveryCode(
  db: Queries,
  use: { userId: number; hash: Buffer; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: use.now })
    .where('user_id', '=', use.userId)
    .where('code_hash', '=', use.hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** Deletes two-step verification. Returns whether it was confirmed, so that sign-ins required codes. */
export async function deleteTwoStep(db: Queries, userId: number): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const deleted = await db
    .deleteFrom('second_steps')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return (deleted?.confirmed_at ?? null) !== null;
}

import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type PasskeyData = {
  id: number;
  name: string;
  credential_id: string;
  created_at: Date;
  last_used_at: Date | null;
};

const owned = (scope: Scope) => scopeWhere(scope, { owner: sql.ref('user_id') });

export function listPasskeyRows(db: Queries, scope: Scope): Promise<PasskeyData[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'created_at', 'last_used_at'])
    .where(owned(scope))
    .orderBy('id')
    .execute();
}

type NewPasskey = { userId: number; name: string; credentialId: string; publicKey: Buffer; counter: number; at: Date };

/** Inserts a passkey. Returns undefined when it is already known. */
export function insertPasskey(tx: Tx, passkey: NewPasskey) {
  return tx
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      created_at: passkey.at,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(['id', 'name', 'credential_id', 'created_at', 'last_used_at'])
    .executeTakeFirst();
}

/** Deletes a passkey and returns its name, or undefined when there was none. */
export async function deletePasskey(tx: Tx, scope: Scope, passkeyId: number): Promise<string | undefined> {
  const passkey = await tx
    .deleteFrom('passkeys')
    .where('id', '=', passkeyId)
    .where(owned(scope))
    .returning('name')
    .executeTakeFirst();
  return passkey?.name;
}

/** Deletes all passkeys of a person and returns their number. */
export async function deletePasskeysOf(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Takes no scope: sign-in finds an account by the id of the passkey. */
export function findPasskey(db: Queries, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'passkeys.user_id', 'passkeys.public_key', 'passkeys.counter'])
    .where('passkeys.credential_id', '=', credentialId)
    .where('users.state', '<>', 'disabled')
    .executeTakeFirst();
}

/**
 * Stores the use of a passkey. Returns false when its counter has changed since: two answers with one counter are not
 * allowed.
 */
export async function notePasskeyUse(
  db: Queries,
  use: { id: number; before: number; now: number; at: Date },
): Promise<boolean> {
  const noted = await db
    .updateTable('passkeys')
    .set({ counter: use.now, last_used_at: use.at })
    .where('id', '=', use.id)
    .where('counter', '=', use.before)
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n;
}

/** Uses up a challenge. Returns true only for the first caller. */
export async function takeChallenge(
  db: Queries,
  challenge: { hash: Buffer; expiresAt: Date; now: Date },
): Promise<boolean> {
  await db.deleteFrom('used_challenges').where('expires_at', '<', challenge.now).execute();
  const taken = await db
    .insertInto('used_challenges')
    .values({ challenge_hash: challenge.hash, expires_at: challenge.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

import { sql } from 'kysely';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type KeyData = { number: number; public_key: string; sealed_private_key: string | null; made_at: Date };

/** Lists all keys, newest first. The site owns the keys, so the query needs no scope. */
export async function listKeys(db: Queries): Promise<KeyData[]> {
  const { rows } = await sql<KeyData>`select number, public_key, sealed_private_key, made_at from badge_keys
    order by number desc`.execute(db);
  return rows;
}

/** Locks the table of keys until commit, so that two nodes do not make a key at the same time. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`lock table badge_keys in share row exclusive mode`.execute(tx);
}

export async function insertKey(tx: Tx, key: KeyData): Promise<void> {
  await tx.insertInto('badge_keys').values(key).execute();
}

/** Deletes the private keys of key pairs that were made before a moment. */
export async function forgetPrivateKeys(tx: Tx, before: Date): Promise<void> {
  await tx.updateTable('badge_keys').set({ sealed_private_key: null }).where('made_at', '<=', before).execute();
}

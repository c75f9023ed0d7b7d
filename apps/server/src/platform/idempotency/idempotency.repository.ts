import type { UserId } from '../access/index.ts';
import type { Queries, Tx } from '../db/index.ts';

type Key = { actorId: UserId; key: string; command: string };

/** Returns the id that this command made when the same person sent it before with the same key. */
export async function findEarlierResult(db: Queries, key: Key): Promise<number | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('result_id')
    .where('actor_id', '=', key.actorId)
    .where('key', '=', key.key)
    .where('command', '=', key.command)
    .executeTakeFirst();
  return row?.result_id;
}

/**
 * Stores the result of a command. Fails on the primary key when the same command has just committed. The caller then
 * reads that result.
 */
export async function rememberResult(tx: Tx, key: Key & { resultId: number }): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({ actor_id: key.actorId, key: key.key, command: key.command, result_id: key.resultId })
    .execute();
}

/** Stores the answer of a command as JSON and returns its id. */
export async function insertAnswer(tx: Tx, answer: unknown): Promise<number> {
  const { id } = await tx
    .insertInto('licence_batches')
    .values({ result: JSON.stringify(answer) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes no scope: the key of the same person has found the answer. */
export async function getAnswer<T>(db: Queries, id: number): Promise<T> {
  const row = await db.selectFrom('licence_batches').select('result').where('id', '=', id).executeTakeFirstOrThrow();
  return row.result as T;
}

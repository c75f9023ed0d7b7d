import type pg from 'pg';

type Send = (text: unknown, values?: unknown) => Promise<unknown>;
type Callback = (error: unknown, result?: unknown) => void;

/**
 * Fits a connection to a pooler that gives every transaction another session of the database. Statements stay without a
 * name, and `settings` are made inside each transaction. A statement outside of one gets a transaction of its own.
 */
export function settleEachTransaction(client: pg.PoolClient, settings: Record<string, string | number>): void {
  const send = client.query.bind(client) as Send;
  const setting = Object.entries(settings)
    .map(([name, value]) => `set local ${name} = '${value}'`)
    .join('; ');
  const run: Send = async (text, values) => {
    if (isWithin(client) || (typeof text === 'string' && alone.test(text))) return send(text, values);
    if (typeof text === 'string' && beginning.test(text)) return send(`${text}; ${setting}`);
    await send(`begin; ${setting}`);
    try {
      const result = await send(text, values);
      await send('commit');
      return result;
    } catch (error) {
      // On a connection that is broken the first error says more.
      await send('rollback').catch(() => undefined);
      throw error;
    }
  };
  const query = (text: unknown, values?: unknown, callback?: Callback) => {
    const answer = run(text, values);
    if (callback === undefined) return answer;
    return void answer.then((result) => callback(undefined, result), callback);
  };
  client.query = query as typeof client.query;
}

/** What PostgreSQL refuses inside a transaction. */
const alone = /^vacuum\b/u;

/** How the query builder opens a transaction. */
const beginning = /^(?:begin|start transaction)\b/u;

/** In a transaction, or in one that has failed. The status of a connection that has said nothing yet is unknown. */
function isWithin(client: pg.PoolClient): boolean {
  const status = client.getTransactionStatus();
  return status === 'T' || status === 'E';
}

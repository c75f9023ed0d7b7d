import type pg from 'pg';

type Send = (text: unknown, values?: unknown) => Promise<unknown>;
type Callback = (error: unknown, result?: unknown) => void;

/**
 * Adapts a connection to a pooler that gives every transaction another session of the database. Statements have no
 * names, and each transaction begins with `settings`. A statement outside a transaction gets a transaction of its own.
 */
export function setUpEachTransaction(client: pg.PoolClient, settings: Record<string, string | number>): void {
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
      // On a broken connection the first error says more than that of the rollback.
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

/** Statements that PostgreSQL refuses inside a transaction. */
const alone = /^vacuum\b/u;

/** Statements by which the query builder begins a transaction. */
const beginning = /^(?:begin|start transaction)\b/u;

/** Returns whether a transaction is open, even a failed one. A connection has no status before its first statement. */
function isWithin(client: pg.PoolClient): boolean {
  const status = client.getTransactionStatus();
  return status === 'T' || status === 'E';
}

import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './database.generated.ts';
import type { Database } from './tx.ts';

const int8 = 20;
const date = 1082;
const numeric = 1700;
pg.types.setTypeParser(int8, Number);
pg.types.setTypeParser(numeric, Number);
// A day is a day in every time zone, and the day of a moment that of UTC, wherever server and database stand.
pg.types.setTypeParser(date, (value) => value);
pg.defaults.parseInputDatesAsUTC = true;
const inUtc = '-c timezone=UTC';

export type Connection = { db: Database; pool: pg.Pool; close: () => Promise<void> };

/** A pool of at most `size` connections; waiting longer than 5 s for one is an error, not a hang. */
export function connect(connectionString: string, size = 10): Connection {
  const pool = new pg.Pool({
    connectionString,
    options: inUtc,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // An idle connection that breaks (the database restarted) is replaced at the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // A connection in use that breaks fails its query. Without a listener Node ends the whole process as well.
    client.on('error', () => undefined);
    prepareStatements(client);
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** How many statements a connection keeps; lists of ids of any length would make ever more of them. */
const mostPrepared = 500;
const names = new Map<string, string>();

/** Names what is sent, so that a connection parses and plans a statement once: planning costs more than most of them. */
function prepareStatements(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...words: unknown[]) => unknown;
  const query = (first: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof first === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(first) : undefined;
    return name === undefined ? send(first, values, ...rest) : send({ name, text: first, values }, ...rest);
  };
  client.query = query as typeof client.query;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

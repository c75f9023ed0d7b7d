import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './database.generated.ts';
import type { Database } from './tx.ts';

const int8 = 20;
const date = 1082;
const numeric = 1700;
pg.types.setTypeParser(int8, Number);
pg.types.setTypeParser(numeric, Number);
// A day is a day in every time zone.
pg.types.setTypeParser(date, (value) => value);

export type Connection = { db: Database; pool: pg.Pool; close: () => Promise<void> };

/** A pool of at most `size` connections; waiting longer than 5 s for one is an error, not a hang. */
export function connect(connectionString: string, size = 10): Connection {
  const pool = new pg.Pool({ connectionString, max: size, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000 });
  // An idle connection that dies (the database restarted) is replaced at the next query.
  pool.on('error', () => undefined);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

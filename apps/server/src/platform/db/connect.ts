import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './database.generated.ts';
import { prepareStatements } from './prepared-statements.ts';
import { overflowInto } from './reserved-connections.ts';
import { setUpEachTransaction } from './transaction-pooling.ts';
import type { Database } from './tx.ts';

const int8 = 20;
const date = 1082;
const numeric = 1700;
pg.types.setTypeParser(int8, Number);
pg.types.setTypeParser(numeric, Number);
// A date stays text. The day of a timestamp is its UTC day, whatever the time zones of server and database.
pg.types.setTypeParser(date, (value) => value);
pg.defaults.parseInputDatesAsUTC = true;

export type ConnectionSettings = {
  /** Maximum number of connections, including the reserved ones. */
  size: number;
  /** Time after which the database cancels a statement. 0 means never. */
  statementTimeoutMs: number;
  /** Time after which the database cancels a wait for a lock. 0 means never. */
  lockTimeoutMs: number;
  /** `transaction` when a connection pooler gives each transaction another session of the database. */
  pooler?: 'transaction' | undefined;
};

export type Connection = {
  db: Database;
  /** Access for sign-in and commits, which finds a connection even when `db` has none free. */
  reserved: Database;
  pool: pg.Pool;
  close: () => Promise<void>;
};

/** Settings of operators' commands, which have no time limits. */
export const withoutTimeouts = { statementTimeoutMs: 0, lockTimeoutMs: 0 };

const reservedConnections = 2;
/** Limit for reserved connections, because the next sign-in needs one soon. */
const longestReservedLockWaitMs = 1_000;

/** Opens two pools on one database. Waiting more than 5 s for a connection is an error. */
export function connect(connectionString: string, settings: ConnectionSettings): Connection {
  const pool = openPool(connectionString, { ...settings, size: settings.size - reservedConnections });
  const lockTimeoutMs = Math.min(settings.lockTimeoutMs || longestReservedLockWaitMs, longestReservedLockWaitMs);
  const reservedPool = openPool(connectionString, { ...settings, size: reservedConnections, lockTimeoutMs });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const reserved = new Kysely<DB>({ dialect: new PostgresDialect({ pool: overflowInto(reservedPool, pool) }) });
  // The query builder ends only a pool that it has used.
  const close = async () => {
    await Promise.all([pool.end(), reservedPool.end()]);
  };
  return { db, reserved, pool, close };
}

function openPool(connectionString: string, settings: ConnectionSettings): pg.Pool {
  const parameters = {
    timezone: 'UTC',
    statement_timeout: settings.statementTimeoutMs,
    lock_timeout: settings.lockTimeoutMs,
    // Compiling a plan takes longer than any statement here, and a database without statistics compiles nearly all.
    jit: 'off',
  };
  const pool = new pg.Pool({
    connectionString,
    ...(settings.pooler === 'transaction' ? {} : { options: asOptions(parameters) }),
    max: settings.size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // An idle connection that breaks (the database restarted) is replaced at the next query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // A connection in use that breaks fails its query. Without a listener Node ends the whole process as well.
    client.on('error', () => undefined);
    if (settings.pooler === 'transaction') setUpEachTransaction(client, parameters);
    else prepareStatements(client);
  });
  return pool;
}

function asOptions(parameters: Record<string, string | number>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

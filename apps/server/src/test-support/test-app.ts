import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterAll, inject } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { connect, type Database, migrate } from '../platform/db/index.ts';
import { createFiles } from '../platform/files/index.ts';
import { createMail } from '../platform/mail/index.ts';
import { createOutbound, type Outbound } from '../platform/outbound/index.ts';
import { createScanner } from '../platform/scanning/index.ts';
import { loadSecrets, randomToken, sha256 } from '../platform/secrets.ts';
import type { Services } from '../platform/services.ts';
import { onServer, urlOfDatabase } from './database.ts';
import { type Client, createClient } from './test-client.ts';
import { createTestClock } from './test-clock.ts';
import { testSealing } from './test-sealing.ts';

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
type Options = {
  settings?: Record<string, string>;
  connections?: number;
  /** PostgreSQL to use instead of that of the run. It has no template, so the database is migrated. */
  databaseServer?: string;
  /** Loads data of an older version into that database before it is migrated. */
  prepare?: (databaseUrl: string) => Promise<void>;
  /** Plugins of the query builder that the server uses. */
  plugins?: readonly KyselyPlugin[];
  /** Client for calls to other servers. Without it every such call fails. */
  outbound?: Outbound;
  /** Registers the tear-down, by default after the last test of the file. */
  until?: (takeDown: () => Promise<void>) => void;
};

let opened = 0;

/**
 * Opens the whole server on its own database, a copy of the migrated template. Taken down after the last test of the
 * file. `connections` is the size of its pool. A race needs as many as it has callers.
 */
export async function openTestApp({
  settings = {},
  connections = 10,
  databaseServer,
  prepare,
  plugins = [],
  outbound = createOutbound({ resolve: async () => [] }),
  until = afterAll,
}: Options = {}) {
  opened += 1;
  const name = `doselore_test_${process.pid}_${opened}_${randomToken()
    .slice(0, 6)
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, 'x')}`;
  const server = databaseServer ?? inject('databaseServer');
  const template = databaseServer === undefined ? inject('databaseTemplate') : 'template1';
  await onServer(server, `create database ${name} template ${template}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-test-'));
  const pooler = databaseServer === undefined ? inject('databasePooler') : '';
  const databaseUrl = urlOfDatabase(pooler || server, name);
  await prepare?.(databaseUrl);
  if (databaseServer !== undefined) await migrate(databaseUrl);
  const database = { DATABASE_URL: databaseUrl, ...(pooler ? { DB_POOLER: 'transaction' } : {}) };
  const config = readConfig({
    DEMO: 'on',
    STRICT_ANSWERS: 'on',
    DATA_DIR: folder,
    ...database,
    ...settings,
  });
  const connection = connect(databaseUrl, {
    ...config.connections,
    size: connections + 2,
  });
  const { pool } = connection;
  const plugged = (handle: Database) => plugins.reduce((one, plugin) => one.withPlugin(plugin), handle);
  const db = plugged(connection.db);
  const reserved = plugged(connection.reserved);
  const clock = createTestClock();
  const secrets = await loadSecrets(db);
  const services = {
    config,
    db,
    reserved,
    clock,
    mail: createMail(config),
    files: createFiles(folder),
    secrets,
    sealing: testSealing,
    outbound,
    scanner: createScanner(config.clamdUrl),
  } satisfies Services;
  const app = await createApp({ services, playerScript: '' });
  until(async () => {
    await app.close();
    await connection.close();
    await onServer(server, `drop database if exists ${name} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    app,
    services,
    db,
    clock,
    folder,
    /** Environment that makes another server process work on the same database and folder. */
    environment: { ...database, DATA_DIR: folder },
    /** Returns the rows of one SQL statement, for tests that check the database directly. */
    rows: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
    visitor: (): Client => createClient(app),
    /** Signs a person in by a session that is inserted directly into the database, without a password. */
    async as(userId: number): Promise<Client> {
      const token = randomToken();
      const now = clock.now();
      await db
        .insertInto('sessions')
        .values({ token_hash: sha256(token), user_id: userId, created_at: now, seen_at: now })
        .execute();
      return createClient(app, { sid: token });
    },
  };
}

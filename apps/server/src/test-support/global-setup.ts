import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { ensureDatabase, migrate, startEmbeddedPostgres } from '../platform/db/index.ts';
import { onServer, urlOfDatabase } from './database.ts';
import { startPgBouncer } from './faults/pgbouncer.ts';
import { makeFolder } from './make-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a database on the test server, from which others are made and dropped. */
    databaseServer: string;
    /** Name of the migrated, empty database. Each test file gets a copy. */
    databaseTemplate: string;
    /** Address of the transaction pooler in front of that server, for the apps of the tests. Empty without a pooler. */
    databasePooler: string;
  }
}

/** `DATABASE_POOLER` makes the apps of the tests connect through Debian's PgBouncer. */
const { DATABASE_URL: given, DATABASE_POOLER: isPooled } = process.env;

type Server = { url: string; stop: () => Promise<void> };

/** Provides one PostgreSQL for the whole run: the one in DATABASE_URL, or a throw-away built-in one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = given ? { url: given, stop: async () => undefined } : await startThrowAway();
  return orStop(server, () => prepare(project, server));
}

/** Runs `work`, and stops the server when it fails, because Vitest runs no tear-down after a failed set-up. */
async function orStop<T>(server: Pick<Server, 'stop'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function prepare(project: TestProject, server: Server): Promise<() => Promise<void>> {
  const template = `doselore_template_${process.pid}`;
  await onServer(server.url, `create database ${template}`);
  await migrate(urlOfDatabase(server.url, template));
  project.provide('databaseServer', server.url);
  project.provide('databaseTemplate', template);
  const pooler = isPooled ? await startPgBouncer(server.url) : undefined;
  project.provide('databasePooler', pooler?.url ?? '');
  return async () => {
    await pooler?.stop();
    await onServer(server.url, `drop database if exists ${template}`);
    await server.stop();
  };
}

async function startThrowAway(): Promise<Server> {
  const folder = makeFolder('doselore-tests-');
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await orStop({ stop }, () => ensureDatabase(server, 'maintenance'));
  return { url: server.urlOf('maintenance'), stop };
}

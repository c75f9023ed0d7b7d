import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/index.ts';
import { makeFolder } from '../../apps/server/src/test-support/make-folder.ts';
import { compiledIn, filesIn, runServer, worldIn } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder that all browser tests of one run share. */
    browserRun: string;
    /** Address of the database with the demo world. Nobody connects to it: each test file gets a copy. */
    demoDatabase: string;
  }
}

type Run = { folder: string; demoDatabase: string; stop: () => Promise<void> };

/** The run that every project with browser tests shares. The first project creates it. */
const shared = globalThis as typeof globalThis & { doseloreBrowserRun?: Run };

/** Seeds the demo world once for the whole run, and starts one PostgreSQL that has it. */
export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const isFirst = shared.doseloreBrowserRun === undefined;
  shared.doseloreBrowserRun ??= await startRun();
  const run = shared.doseloreBrowserRun;
  project.provide('browserRun', run.folder);
  project.provide('demoDatabase', run.demoDatabase);
  return isFirst ? run.stop : undefined;
}

async function startRun(): Promise<Run> {
  const folder = makeFolder('doselore-browser-run-');
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const database = await startDatabase(folder);
    return {
      folder,
      demoDatabase: database.urlOf('doselore'),
      async stop() {
        await database.stop();
        removeFolder();
      },
    };
  } catch (error) {
    // Vitest runs no tear-down after a failed set-up.
    removeFolder();
    throw error;
  }
}

/** Lets the real server make the demo world, and starts a PostgreSQL on a copy of the database. */
async function startDatabase(run: string) {
  const [world, files, database] = [worldIn(run), filesIn(run), path.join(run, 'database')];
  for (const made of [world, files, database]) {
    mkdirSync(made);
    // The account of the database must reach this folder, whatever the umask is.
    chmodSync(made, 0o755);
  }
  const server = await runServer(world, { NODE_COMPILE_CACHE: compiledIn(run) });
  await server.stop();
  execFileSync('cp', ['-a', `${world}/.`, files]);
  execFileSync('mv', [path.join(files, 'postgresql'), database]);
  return startEmbeddedPostgres({ dataDir: database, durable: false });
}

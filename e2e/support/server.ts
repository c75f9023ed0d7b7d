import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { makeFolder } from '../../apps/server/src/test-support/make-folder.ts';
import {
  endServer,
  freePort,
  startServer as startProcess,
} from '../../apps/server/src/test-support/servers/server-process.ts';
import { copyDatabase, urlOfBuiltIn } from './database.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

export type RunningServer = {
  address: string;
  dataDir: string;
  databaseUrl: string;
  /** Kills the server without warning, as a power cut does. */
  kill: () => Promise<void>;
  /** Starts the server again on the same data and the same port, with these settings changed. */
  restart: (changed?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
  /** Runs `npm run admin` on the same data. Resolves to its output. */
  admin: (...words: string[]) => Promise<string>;
};

export type ServerOptions = {
  /** With an environment the folder of the server is empty, and the server has its first start there. */
  environment?: Record<string, string> | undefined;
  /** Gives the server a PostgreSQL of its own, for tests that stop it. */
  hasOwnDatabase?: boolean | undefined;
};

/** Starts the real server as `npm start` does, on its own folder and database. Both are copies of the demo world. */
export async function startServer({ environment, hasOwnDatabase = false }: ServerOptions = {}): Promise<RunningServer> {
  const run = inject('browserRun');
  const dataDir = makeFolder('doselore-e2e-');
  const isShared = environment === undefined && !hasOwnDatabase;
  // Copies owners and modes: the database's files belong to another account when the tests run as root.
  if (environment === undefined) execFileSync('cp', ['-a', `${isShared ? filesIn(run) : worldIn(run)}/.`, dataDir]);
  const database = isShared ? await copyDatabase(inject('demoDatabase')) : undefined;
  const settings = { ...(database && { DATABASE_URL: database.url }), ...environment };
  const server = await runServer(dataDir, { ...settings, NODE_COMPILE_CACHE: compiledIn(run) });
  return {
    ...server,
    async stop() {
      await server.stop();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Folders that a run of browser tests shares: the demo world, its files without the database, Node's compile cache. */
export const worldIn = (run: string) => path.join(run, 'demo-world');
export const filesIn = (run: string) => path.join(run, 'demo-files');
export const compiledIn = (run: string) => path.join(run, 'compiled');

/** Starts a server on an existing folder. The web application is already built. */
export async function runServer(dataDir: string, environment: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const settings = { DATABASE_URL: '', ...environment, PORT: String(port), DATA_DIR: dataDir };
  let child = await startProcess(settings);
  return {
    address: `http://localhost:${port}`,
    dataDir,
    databaseUrl: settings.DATABASE_URL || urlOfBuiltIn(dataDir),
    kill: () => endServer(child, 'SIGKILL'),
    async restart(changed = {}) {
      child = await startProcess({ ...settings, ...changed });
    },
    async admin(...words) {
      const { stdout } = await promisify(execFile)(process.execPath, ['apps/server/src/admin.ts', ...words], {
        cwd: root,
        env: { ...process.env, ...settings },
      });
      return stdout;
    },
    stop: () => endServer(child, 'SIGTERM'),
  };
}

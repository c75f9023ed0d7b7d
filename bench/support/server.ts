import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  endServer,
  freePort,
  startServer as startProcess,
} from '@doselore/server/src/test-support/servers/server-process.ts';

export type RunningServer = {
  pid: number;
  port: number;
  dataDir: string;
  /** Origin of the app. `contentHost` is the host of packages and commits. */
  address: string;
  contentHost: string;
  /** Kills the server without warning, as a power cut does. */
  kill: () => Promise<void>;
  /** Starts the server again on the same data and the same port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts the real server in its own process, empty or with the demo world, which this process then makes, on its built-in
 * database. Its folder is removed with it.
 */
export async function startServer({ demo = false } = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'doselore-bench-'));
  // PostgreSQL does not run as root. Its account must be able to enter this folder.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const settings = { NODE_ENV: 'production', DATABASE_URL: '', DEMO: demo ? 'on' : 'off', STRICT_ANSWERS: 'off' };
  const launch = async () => {
    const started = await startProcess({ ...settings, PORT: String(port), DATA_DIR: dataDir });
    started.stderr?.pipe(process.stderr);
    return started;
  };
  const removeFiles = () => rmSync(dataDir, { recursive: true, force: true });
  let child = await launch().catch((error: unknown) => {
    removeFiles();
    throw error;
  });
  return {
    get pid() {
      return child.pid ?? 0;
    },
    port,
    dataDir,
    address: `http://localhost:${port}`,
    contentHost: `127.0.0.1:${port}`,
    kill: () => endServer(child, 'SIGKILL'),
    async restart() {
      child = await launch();
    },
    async stop() {
      await endServer(child, 'SIGTERM');
      removeFiles();
    },
  };
}

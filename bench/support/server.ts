import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endServer, freePort, startServer as startProcess } from '@doselore/server/src/test-support/server-process.ts';

export type RunningServer = {
  pid: number;
  port: number;
  dataDir: string;
  /** The app's own origin; `contentHost` is the host that packages and commits are at. */
  address: string;
  contentHost: string;
  /** As the power cut does it: no warning, nothing tidied up. */
  kill: () => Promise<void>;
  /** Starts again on the same data and the same port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The real server in a process of its own, empty, on its built-in database and a folder that goes away with it. */
export async function startServer(): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'doselore-bench-'));
  // PostgreSQL does not run as root: the account it gets must be able to walk in here.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const settings = { NODE_ENV: 'production', DATABASE_URL: '', DEMO: 'off', STRICT_ANSWERS: 'off' };
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

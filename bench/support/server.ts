import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
    const started = spawn(process.execPath, ['apps/server/src/server.ts'], {
      cwd: path.resolve(import.meta.dirname, '..', '..'),
      env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await untilReady(started);
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
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      child = await launch();
    },
    async stop() {
      await end(child, 'SIGTERM');
      removeFiles();
    },
  };
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isRunning = child.exitCode === null && child.signalCode === null;
  if (isRunning && child.kill(signal)) await gone;
}

function untilReady(child: ChildProcess): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed = `${printed}${chunk.toString()}`.slice(-10_000);
      if (printed.includes('is ready at')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.stderr?.pipe(process.stderr);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

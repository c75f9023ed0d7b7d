import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '..', '..');

export type RunningServer = {
  address: string;
  dataDir: string;
  /** As the power cut does it: no warning, nothing tidied up. */
  kill: () => Promise<void>;
  /** Starts again on the same data and the same port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
  /** `npm run admin` on the same data; what it printed. */
  admin: (...words: string[]) => Promise<string>;
};

/** The real server as `npm start` runs it, on a folder of its own. Browser tests bring a built web application with them. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'doselore-e2e-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: '', ...environment, PORT: String(port), DATA_DIR: dataDir };
  let child = await launch(env);
  return {
    address: `http://localhost:${port}`,
    dataDir,
    async kill() {
      const gone = ended(child);
      child.kill('SIGKILL');
      await gone;
    },
    async restart() {
      child = await launch(env);
    },
    async admin(...words) {
      const { stdout } = await promisify(execFile)(process.execPath, ['apps/server/src/admin.ts', ...words], {
        cwd: root,
        env,
      });
      return stdout;
    },
    async stop() {
      const gone = ended(child);
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function launch(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/src/server.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('is ready at')) resolve(child);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
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

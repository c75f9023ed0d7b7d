import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../apps/server/src/config.ts';
import { openServices } from '../../apps/server/src/open-services.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';

const serverFile = path.join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'server.ts');

export type BenchServer = {
  port: number;
  pid: number;
  dataDir: string;
  /** Straight at the server's own database, past HTTP. */
  services: Services;
  stop: () => Promise<void>;
};

/** The real server in a process of its own, on an empty folder, with its built-in database as durable as in use. */
export async function startBenchServer(environment: Record<string, string> = {}): Promise<BenchServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'doselore-bench-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO: 'off', ...environment };
  const child = spawn(process.execPath, [serverFile], {
    env: { ...process.env, DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilReady(child);
  const opened = await openServices(readConfig(settings), { alongside: true });
  return {
    port,
    pid: child.pid ?? 0,
    dataDir,
    services: opened.services,
    async stop() {
      await opened.close();
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is ready at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

/** Flags and environment with which `npm start` runs the server. */
const settings = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '..', '..', '..', 'node-settings.json'), 'utf8'),
) as {
  flags: string[];
  environment: Record<string, string>;
};
const serverFile = path.join(import.meta.dirname, '..', '..', 'server.ts');

/** Returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Starts the real server in its own process. By default it stops without waiting for load balancers. Rejects with its
 * output when the server does not start.
 */
export function startServer(environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...settings.flags, serverFile], {
    env: { ...settings.environment, ...process.env, DRAIN_SECONDS: '0', ...environment },
    stdio: 'pipe',
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    const listen = (chunk: Buffer) => {
      printed = `${printed}${chunk.toString()}`.slice(-10_000);
      if (printed.includes('is ready at')) resolve(child);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
}

/**
 * Ends a process and resolves when it has exited. An exited process is left alone. SIGKILL is the power cut: no
 * warning, no tidying up. Rejects when a process that was asked to stop did not stop cleanly.
 */
export async function endServer(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  child.kill(signal);
  const code = await gone;
  if (signal === 'SIGTERM' && code !== 0) throw new Error(`The server was asked to stop and ended with ${code}.`);
}

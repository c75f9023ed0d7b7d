import { existsSync, rmSync } from 'node:fs';
import net from 'node:net';

/**
 * Holds `socketPath` while the process lives, and returns a function that releases it. Throws `refusal` when another
 * process holds it. A process that was killed with -9 does not block the next start.
 */
export async function holdSingleInstance(socketPath: string, refusal: string): Promise<() => void> {
  if (existsSync(socketPath)) {
    if (await answers(socketPath)) throw new Error(refusal);
    rmSync(socketPath, { force: true });
  }
  const server = net.createServer((socket) => socket.end());
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(refusal)));
    server.listen(socketPath, resolve);
  });
  server.unref();
  return () => server.close();
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The harmless file that every scanner reports. */
export const eicar = Buffer.from(
  'WDVPIVAlQEFQWzRcUFpYNTQoUF4pN0NDKTd9JEVJQ0FSLVNUQU5EQVJELUFOVElWSVJVUy1URVNULUZJTEUhJEgrSCo=',
  'base64',
);

/**
 * Starts a server that speaks INSTREAM as clamd does: it takes pieces with their lengths, and answers when a length is 0
 * or more than `mostBytes` have come. It finds the EICAR file. `says` replaces its answer.
 */
export async function startClamd({ mostBytes = 1_000_000, says }: { mostBytes?: number; says?: string } = {}) {
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let waiting = Buffer.alloc(0);
    let isStarted = false;
    let file = Buffer.alloc(0);
    const answer = (text: string) => socket.end(`${says ?? text}\0`);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      waiting = Buffer.concat([waiting, piece]);
      if (!isStarted) {
        const end = waiting.indexOf(0);
        if (end < 0) return;
        if (waiting.toString('latin1', 0, end) !== 'zINSTREAM') return answer('UNKNOWN COMMAND');
        isStarted = true;
        waiting = waiting.subarray(end + 1);
      }
      while (waiting.length >= 4) {
        const length = waiting.readUInt32BE();
        if (length === 0) {
          received.push(file);
          return answer(file.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
        }
        if (waiting.length < 4 + length) return;
        file = Buffer.concat([file, waiting.subarray(4, 4 + length)]);
        waiting = waiting.subarray(4 + length);
        if (file.length > mostBytes) return answer('INSTREAM size limit exceeded. ERROR');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  onTestFinished(close);
  return { url: `tcp://127.0.0.1:${port}`, received, close };
}

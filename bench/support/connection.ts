import { connect, type Socket } from 'node:net';

export type Reply = { status: number; bytes: number; body: string };
export type Connection = { ask: (request: string) => Promise<Reply>; close: () => void };

const gap = Buffer.from('\r\n\r\n');

/**
 * Opens a connection that stays open and sends one request after another. Written by hand, because the machine is
 * shared with the measured server. A full client would cost about as much as the server.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const replies = readReplies(socket);
  return {
    ask(request) {
      socket.write(request, 'latin1');
      return replies();
    },
    close: () => socket.destroy(),
  };
}

/** Returns a function that resolves to the next complete reply each time. */
function readReplies(socket: Socket): () => Promise<Reply> {
  let received: Buffer = Buffer.alloc(0);
  let waiting: PromiseWithResolvers<Reply> | undefined;
  const fail = (error: Error) => waiting?.reject(error);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed the connection')));
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const headEnd = received.indexOf(gap);
    if (headEnd < 0) return;
    const head = received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: (\d+)/iu.exec(head)?.[1];
    if (length === undefined) return fail(new Error(`No length in the reply:\n${head}`));
    const bytes = headEnd + gap.length + Number(length);
    if (received.length < bytes) return;
    const body = received.toString('utf8', headEnd + gap.length, bytes);
    received = received.subarray(bytes);
    waiting?.resolve({ status: Number(head.slice(9, 12)), bytes, body });
  });
  return () => {
    waiting = Promise.withResolvers();
    return waiting.promise;
  };
}

/** Returns the text of an HTTP request. */
export function httpRequest(
  method: 'GET' | 'POST',
  address: { host: string; path: string },
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {},
): string {
  const lines = [`${method} ${address.path} HTTP/1.1`, `Host: ${address.host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (method === 'POST') lines.push(`Content-Length: ${Buffer.byteLength(body, 'latin1')}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

export async function openConnections(port: number, count: number): Promise<Connection[]> {
  return Promise.all(Array.from({ length: count }, () => openConnection(port)));
}

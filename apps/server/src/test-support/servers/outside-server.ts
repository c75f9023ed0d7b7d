import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { createOutbound, type Outbound } from '../../platform/outbound/index.ts';

const read = (name: string) => readFileSync(new URL(`../tls/${name}`, import.meta.url), 'utf8');

/** Certificate of the servers of tests, valid for their names alone. No other server uses it. */
export const localCertificate = read('local-server.pem');

export type Received = { method: string; host: string; path: string; headers: IncomingHttpHeaders; body: string };
export type Reply = { status?: number; headers?: Readonly<Record<string, string | undefined>>; body?: unknown };

/**
 * Starts a real https server in the place of one on the internet. Records every call, and answers with what `reply`
 * returns: a text, or JSON. Closed after the last test of the file.
 */
export async function openOutsideServer(reply: (call: Received) => Reply | Promise<Reply>, host = '127.0.0.1') {
  const calls: Received[] = [];
  let connections = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const call = { method, path: url, host: headers.host ?? '', headers, body: Buffer.concat(chunks).toString('utf8') };
    calls.push(call);
    const { status = 200, headers: more = {}, body = '' } = await reply(call);
    response.statusCode = status;
    for (const [name, value] of Object.entries({ 'content-type': 'application/json', ...more }))
      if (value !== undefined) response.setHeader(name, value);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const tls = { key: read('local-server-key.pem'), cert: localCertificate };
  // A test that makes `reply` fail gets no answer, as from a server that breaks down.
  const server = createServer(tls, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { calls, port, connections: () => connections };
}

/** Client for tests that takes this server for every name. */
export function outboundTo({ port }: { port: number }): Outbound {
  return createOutbound({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    permits: (address) => address === '127.0.0.1',
    ca: localCertificate,
    portOf: () => port,
  });
}

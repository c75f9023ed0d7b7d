import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * Fault of a request on its way.
 * `reset-before`: cut before it arrives.
 * `reset-after`: cut after the server has answered.
 * `black-hole`: lost without an answer.
 * `maintenance`: refused with 503 by a proxy before the server.
 * A number: delayed by so many milliseconds.
 */
export type Fault = 'reset-before' | 'reset-after' | 'black-hole' | 'maintenance' | number | undefined;
export type FaultChooser = (request: { method: string; path: string }) => Fault;

export type FaultProxy = {
  port: number;
  /** Number of requests with each fault. `none` counts requests without one. */
  met: Record<string, number>;
  choose: (chooser: FaultChooser) => void;
  close: () => Promise<void>;
};

/** Starts a proxy that simulates a bad network before a server on this machine. Passes the Host header on unchanged. */
export async function startFaultProxy(targetPort: number, first: FaultChooser = () => undefined): Promise<FaultProxy> {
  let chooser = first;
  const met: Record<string, number> = {};
  const meet = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fault = chooser({ method: request.method ?? '', path: request.url ?? '' });
    const name = typeof fault === 'number' ? 'delay' : (fault ?? 'none');
    met[name] = (met[name] ?? 0) + 1;
    if (fault === 'black-hole') return;
    if (fault === 'reset-before') {
      request.socket.destroy();
      return;
    }
    if (fault === 'maintenance') {
      request.resume();
      response.writeHead(503).end();
      return;
    }
    // Read at once, because the sender may have disconnected when a delayed request is passed on.
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    if (typeof fault === 'number') await new Promise((resolve) => setTimeout(resolve, fault));
    forward({ request, response, body, targetPort, isCut: fault === 'reset-after' });
  };
  const server = createServer((request, response) => void meet(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    met,
    choose(next) {
      chooser = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  targetPort: number;
  isCut: boolean;
};

function forward({ request, response, body, targetPort, isCut }: Exchange): void {
  const cut = () => request.socket.destroy();
  const { method, url: path, headers } = request;
  const onward = send({ host: '127.0.0.1', port: targetPort, method, path, headers }, (answer) => {
    if (isCut) {
      answer.resume().on('end', cut);
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  // From outside, a server that is down looks like a cut connection.
  onward.on('error', cut);
  onward.end(body);
}

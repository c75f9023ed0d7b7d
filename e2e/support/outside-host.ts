import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OutsideHost = {
  /** Address without a trailing slash. */
  address: string;
  port: number;
  /** Names of the ways out that worked: the path of each request without its slash, and `webrtc` for a datagram. */
  arrived: Set<string>;
  close: () => void;
};

/** Starts a host outside Doselore that records what reaches it by HTTP or UDP. */
export async function startOutsideHost(): Promise<OutsideHost> {
  const arrived = new Set<string>();
  const server = createServer((request, response) => {
    arrived.add((request.url ?? '').replace(/^\/|\?.*$/gu, ''));
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/plain' }).end('outside');
  });
  server.on('upgrade', (request, socket) => {
    arrived.add((request.url ?? '').slice(1));
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket('udp4');
  datagrams.on('message', () => arrived.add('webrtc'));
  await new Promise<void>((resolve) => datagrams.bind(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    arrived,
    close() {
      datagrams.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

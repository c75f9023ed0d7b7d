import { Agent, request as open } from 'node:http';
import type { Balancer, Sent } from './rolling-restart.ts';

const lookEveryMs = 50;

/** Sends each request to a node that answers 200 at `/ready`, over connections that are kept alive. */
export async function sendToReadyNodes(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const checks = new Agent();
  const ready = new Set(ports);
  let turn = 0;
  const look = () =>
    Promise.all(
      ports.map(async (port) => {
        const status = await ask(checks, port, { path: '/ready' }).catch(() => 0);
        if (status === 200) ready.add(port);
        else ready.delete(port);
      }),
    );
  const timer = setInterval(() => void look(), lookEveryMs);
  return {
    send(request) {
      turn += 1;
      const nodes = [...ready];
      return ask(agent, nodes[turn % nodes.length] ?? 0, request);
    },
    async close() {
      clearInterval(timer);
      agent.destroy();
      checks.destroy();
    },
  };
}

/** Sends one request over the agent's connections. Resolves to the status of the answer. */
export function ask(agent: Agent, port: number, { path, method = 'GET', headers = {}, body }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { agent, host: 'localhost', port, path, method, headers: { ...headers, host: 'localhost:3000' } };
    const request = open(options, (answer) => {
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode ?? 0))
        .once('error', reject);
    });
    request.once('error', reject).end(body);
  });
}

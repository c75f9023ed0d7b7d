import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Health } from './health.ts';

/** How long requests that are running may go on once the server has closed its port. */
const longestRequestMs = 30_000;
const lookEveryMs = 100;

/**
 * Ends a server without cutting a request: it says for `seconds` that it is not ready while it goes on answering, then
 * closes its port, ends live streams and waits for what is running.
 */
export async function drain(app: FastifyInstance, health: Health, seconds: number): Promise<void> {
  health.isDraining = true;
  await sleep(seconds * 1_000);
  // A connection whose answer began before the draining is kept alive by its client.
  const idle = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), longestRequestMs);
  await app.close();
  clearInterval(idle);
  clearTimeout(cut);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Health } from './health.ts';

/** Time that running requests have to finish after the server has closed its port. */
const longestRequestMs = 30_000;
const lookEveryMs = 100;

/**
 * Stops a server without cutting a request. For `seconds` the server keeps answering, with 503 at `/ready`. Then it closes
 * its port, ends live streams and waits for running requests.
 */
export async function drain(app: FastifyInstance, health: Health, seconds: number): Promise<void> {
  health.isDraining = true;
  await sleep(seconds * 1_000);
  // Clients keep a connection open when its last answer began before the drain.
  const idle = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), longestRequestMs);
  await app.close();
  clearInterval(idle);
  clearTimeout(cut);
}

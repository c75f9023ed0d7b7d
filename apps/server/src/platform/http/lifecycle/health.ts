import { AppError } from '@doselore/contract';
import type { FastifyInstance } from 'fastify';
import { createProbe, type Database } from '../../db/index.ts';

/** State of this node, for load balancers. */
export type Health = { isDraining: boolean };

/** Routes that both hosts answer, open without a session and in maintenance. */
export const healthRoutes: ReadonlySet<string> = new Set(['/alive', '/ready']);

/**
 * Mounts `/alive`, which answers while the process runs, and `/ready`, which answers 200 when the node can take requests:
 * the database answers within a second and the node is not about to stop.
 */
export function mountHealth(app: FastifyInstance, db: Database, health: Health): void {
  const probe = createProbe(db);
  app.addHook('onSend', async (_request, reply) => {
    // The next request needs a new connection, which load balancers open to another node.
    if (health.isDraining) reply.header('Connection', 'close');
  });
  mountAlive(app);
  app.get('/ready', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (health.isDraining) throw notReady('This server is stopping.');
    if (!(await probe(1_000))) throw notReady('The database is not answering.');
    return { ok: true };
  });
}

export function mountAlive(app: FastifyInstance): void {
  app.get('/alive', async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ ok: true }));
}

function notReady(reason: string): AppError {
  return new AppError('unavailable', reason, { retryAfter: 1 });
}

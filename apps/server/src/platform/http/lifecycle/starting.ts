import { AppError } from '@doselore/contract';
import fastify, { LogController } from 'fastify';
import { handleErrors } from '../error-handler.ts';
import { newRequestId, sendRequestIds } from '../request-ids.ts';
import { mountAlive } from './health.ts';

/**
 * Answers on the server's port while the server migrates and starts: 200 at `/alive`, 503 everywhere else. Returns a
 * function that frees the port.
 */
export async function answerWhileStarting({
  host,
  port,
}: {
  host: string;
  port: number;
}): Promise<() => Promise<void>> {
  const app = fastify({
    logger: { level: 'warn' },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    forceCloseConnections: true,
  });
  sendRequestIds(app);
  handleErrors(app);
  mountAlive(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Connection', 'close').header('Cache-Control', 'no-store');
  });
  app.setNotFoundHandler(() => {
    throw new AppError('unavailable', 'Doselore is starting. Try again in a few seconds.', { retryAfter: 2 });
  });
  // A port that is taken is reported when the server itself listens.
  await app.listen({ host, port }).catch(() => undefined);
  return () => app.close();
}

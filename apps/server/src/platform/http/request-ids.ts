import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@doselore/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const header = 'X-Request-Id';

/** The id that the log, the audit trail and the answer name a request by, over any number of nodes. */
export const newRequestId = () => randomUUID();

export function nameAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id);
  });
}

/** Answers addresses that the router cannot read, before any hook. */
export function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const code = 'validation_failed';
  const body: ErrorBody = { code, error: code, message: 'The address could not be read.' };
  void reply
    .header(header, request.id)
    .status(error.statusCode ?? 400)
    .send(body);
}

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is no HTTP. */
export function answerNonsense(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${header}: ${newRequestId()}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  socket.destroy(error);
}

import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@doselore/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const header = 'X-Request-Id';

/** Makes the id of a request, unique over all nodes. The log, the audit trail and the answer carry it. */
export const newRequestId = () => randomUUID();

export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id);
  });
}

/** Answers a request whose address the router cannot read. No hook runs for such a request. */
export function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const code = 'validation_failed';
  const body: ErrorBody = { code, error: code, message: 'The address could not be read.' };
  void reply
    .header(header, request.id)
    .status(error.statusCode ?? 400)
    .send(body);
}

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers bytes that are not valid HTTP. */
export function answerInvalidHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${header}: ${newRequestId()}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  socket.destroy(error);
}

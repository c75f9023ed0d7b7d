import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const pack = promisify(brotliCompress);
/** Least size that is compressed. Below it, compressing costs more than it saves. */
const worthBytes = 1_024;
/** Brotli level that is fast enough for every answer. */
const quality = 4;

/** Compresses JSON answers and our own scripts. The build has already compressed files. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, body) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (typeof body !== 'string' || body.length < worthBytes || !/^application\/json|^text\/javascript/u.test(type))
      return body;
    reply.header('Vary', 'Accept-Encoding');
    if (!/\bbr\b/u.test(String(request.headers['accept-encoding'] ?? ''))) return body;
    reply.header('Content-Encoding', 'br').removeHeader('Content-Length');
    return pack(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  });
}

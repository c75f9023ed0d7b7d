import { AppError, messages } from '@doselore/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BuiltFiles, holds, readBuiltFiles, versionFor } from './built-files.ts';

const application = 'index.html';

/**
 * Serves the built pages from memory. An address that names no file serves the document of its name, such as
 * `login.html` for `/login`, or otherwise the application.
 */
export function serveWeb(site: FastifyInstance, webFolder: string): void {
  const files = readBuiltFiles(webFolder);
  site.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = request.params['*'];
    if (!isPath(name)) throw notFound();
    const file = name === '' ? application : name;
    if (files.has(file)) return send(files, file, { request, reply });
    reply.callNotFound();
    return reply;
  });
  site.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/');
    if (!isPage) throw notFound();
    return send(files, documentOf(files, request.url), { request, reply });
  });
}

function documentOf(files: BuiltFiles, url: string): string {
  const own = `${url.split('?')[0]?.slice(1)}.html`;
  return files.has(own) ? own : application;
}

function send(files: BuiltFiles, name: string, http: { request: FastifyRequest; reply: FastifyReply }): FastifyReply {
  const { request, reply } = http;
  const file = files.get(name);
  if (file === undefined) throw notFound();
  const version = versionFor(file, String(request.headers['accept-encoding'] ?? ''));
  reply.header('Cache-Control', file.cacheControl).header('ETag', version.etag);
  if (file.versions.length > 1) reply.header('Vary', 'Accept-Encoding');
  if (holds(String(request.headers['if-none-match'] ?? ''), version)) return reply.code(304).send();
  if (version.encoding !== undefined) reply.header('Content-Encoding', version.encoding);
  return reply.type(file.type).send(version.bytes);
}

/** Tells whether a path may name a page. Links and browsers make no others. */
function isPath(name: string): boolean {
  if (name === '') return true;
  const parts = name.replace(/\/$/u, '').split('/');
  const isOdd = (part: string) => ['', '.', '..'].includes(part) || Buffer.byteLength(part) > 255;
  return name.length < 1_000 && !/[\0\\]/u.test(name) && !parts.some(isOdd);
}

function notFound(): AppError {
  return new AppError('not_found', messages.notFoundTitle);
}

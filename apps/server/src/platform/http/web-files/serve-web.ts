import { AppError, messages } from '@doselore/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { isInMaintenance } from '../../site-settings/index.ts';
import { inMaintenance } from '../session.ts';
import { type BuiltFiles, holds, readBuiltFiles, versionFor } from './built-files.ts';
import { workerOff } from './worker-off.ts';

const application = 'index.html';

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Serves the built pages from memory. An address that names no file serves the document of its name, such as
 * `login.html` for `/login`, or otherwise the application.
 */
export function serveWeb(site: FastifyInstance, services: Pick<Services, 'db' | 'config'>, webFolder: string): void {
  const files = readBuiltFiles(webFolder);
  const sendDocument: Answer = (request, reply) => send(files, documentOf(files, request.url), { request, reply });
  serveHeadOfLogin(site, services, sendDocument);
  if (!services.config.offlinePages)
    site.get('/sw.js', async (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').type('text/javascript; charset=utf-8').send(workerOff),
    );
  site.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = request.params['*'];
    if (!isPath(name)) throw notFound();
    const file = name === '' ? application : name;
    if (files.has(file)) return send(files, file, { request, reply });
    reply.callNotFound();
    return reply;
  });
  site.setNotFoundHandler((request, reply) => {
    if (!asksForPage(request)) throw notFound();
    return sendDocument(request, reply);
  });
}

/**
 * Answers `HEAD /login`, by which open pages find out that the service is back: 503 in maintenance, otherwise with
 * `answer`, whatever type of answer the page asks for.
 */
export function serveHeadOfLogin(site: FastifyInstance, { db }: Pick<Services, 'db'>, answer: Answer): void {
  site.head('/login', async (request, reply) => {
    if (await isInMaintenance(db)) throw inMaintenance();
    return answer(request, reply);
  });
}

/**
 * Returns whether a request wants a page: a browser says so, and link checkers take anything. Scripts take anything
 * too, so calls and file names are no pages for them.
 */
function asksForPage({ method, headers, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (isBelow(url, 'api')) return false;
  const { accept = '*/*' } = headers;
  if (accept.includes('text/html')) return true;
  return /\*\/\*|text\/\*/u.test(accept) && !isBelow(url, 'assets') && !namesFile(url);
}

const pathOf = (url: string) => url.split('?')[0] ?? '';
const isBelow = (url: string, folder: string) => pathOf(url).split('/')[1] === folder;
/** Returns whether a part of the path has a dot, written or encoded. No address of a page has one. */
const namesFile = (url: string) => /\.|%2e/iu.test(pathOf(url));

function documentOf(files: BuiltFiles, url: string): string {
  const own = `${pathOf(url).slice(1)}.html`;
  return files.has(own) ? own : application;
}

function send(files: BuiltFiles, name: string, http: { request: FastifyRequest; reply: FastifyReply }): FastifyReply {
  const { request, reply } = http;
  const file = files.get(name);
  if (file === undefined) throw notFound();
  const version = versionFor(file, String(request.headers['accept-encoding'] ?? ''));
  reply.header('Cache-Control', file.cacheControl);
  if (version.etag !== undefined) reply.header('ETag', version.etag);
  if (file.versions.length > 1) reply.header('Vary', 'Accept-Encoding');
  if (holds(String(request.headers['if-none-match'] ?? ''), version)) return reply.code(304).send();
  if (version.encoding !== undefined) reply.header('Content-Encoding', version.encoding);
  return reply.type(file.type).send(version.bytes);
}

/** Returns whether a path may name a page. Links and browsers make no others. */
function isPath(name: string): boolean {
  if (name === '') return true;
  const parts = name.replace(/\/$/u, '').split('/');
  const isOdd = (part: string) => ['', '.', '..'].includes(part) || Buffer.byteLength(part) > 255;
  return name.length < 1_000 && !/[\0\\]/u.test(name) && !parts.some(isOdd);
}

function notFound(): AppError {
  return new AppError('not_found', messages.notFoundTitle);
}

import { AppError } from '@doselore/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSame, randomToken } from '../secrets.ts';
import type { Services } from '../services.ts';
import { originsFor } from './origins.ts';
import { sessionToken } from './session-cookie.ts';

const cookie = 'XSRF-TOKEN';
const header = 'x-xsrf-token';

/** Sets the CSRF cookie: a nonce signed together with the session. Only our own page can read it. */
export function setCsrfCookie(services: Services, reply: FastifyReply, session: string): void {
  const nonce = randomToken();
  const secure = services.config.publicUrl?.startsWith('https:') ?? false;
  reply.setCookie(cookie, `${nonce}.${services.secrets.sign('csrf', `${session}:${nonce}`)}`, {
    path: '/',
    sameSite: 'lax',
    secure,
  });
}

/** Returns the token in the request's cookie. Every unsafe request that reaches a handler carries a valid one. */
export function csrfToken(request: FastifyRequest): string {
  return request.cookies[cookie] ?? '';
}

/** Throws 419 unless the request comes from our own page and carries the token of its session. */
export function checkCsrf(services: Services, request: FastifyRequest): void {
  const sent = request.headers[header];
  const cookieToken = csrfToken(request);
  const [nonce = '', signature = ''] = cookieToken.split('.');
  const expected = services.secrets.sign('csrf', `${sessionToken(services, request)}:${nonce}`);
  const isSigned = typeof sent === 'string' && sent === cookieToken && isSame(signature, expected);
  if (!isSigned || !isSameOrigin(services, request)) {
    throw new AppError('csrf_mismatch', 'This page is out of date. Reload it and try again.');
  }
}

/**
 * Returns whether a request comes from our own page. A client that sends no origin headers is no browser and has no
 * session to steal.
 */
function isSameOrigin(services: Services, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  return origin === undefined || origin === originsFor(services.config, request.host)?.app;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../clock/index.ts';
import { isSame, randomToken } from '../secrets.ts';
import type { Services } from '../services.ts';

/** How many people of one shared computer are remembered. */
const mostPeople = 10;
/** In seconds; browsers keep a cookie no longer. */
const lifetime = days(400) / 1_000;

/** `__Host-` binds the cookie to this host, but needs https; a plain local address goes without. */
function cookieOf(services: Services): { name: string; secure: boolean } {
  const secure = services.config.publicUrl?.startsWith('https:') ?? false;
  return { name: secure ? '__Host-browser' : 'browser', secure };
}

/**
 * Random name of this browser for one account that signed in here before, or undefined. It opens nothing: guesses of
 * others do not make this browser wait.
 */
export function knownBrowser(services: Services, request: FastifyRequest, userId: number): string | undefined {
  return marksOf(services, request).find((mark) => mark.userId === userId)?.nonce;
}

/** Remembers that this person signed in here. Several people may share the browser. */
export function rememberBrowser(
  services: Services,
  { request, reply, userId }: { request: FastifyRequest; reply: FastifyReply; userId: number },
): void {
  const marks = marksOf(services, request);
  const own = marks.find((mark) => mark.userId === userId) ?? { userId, nonce: randomToken() };
  const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, mostPeople);
  const { name, secure } = cookieOf(services);
  reply.setCookie(name, kept.map((mark) => written(services, mark)).join('~'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: lifetime,
  });
}

type Mark = { userId: number; nonce: string };

function marksOf(services: Services, request: FastifyRequest): Mark[] {
  const parts = (request.cookies[cookieOf(services).name] ?? '').split('~').slice(0, mostPeople);
  return parts.flatMap((part) => {
    const [id = '', nonce = ''] = part.split('.');
    const mark = { userId: Number(id), nonce };
    return nonce !== '' && isSame(part, written(services, mark)) ? [mark] : [];
  });
}

function written(services: Services, { userId, nonce }: Mark): string {
  return `${userId}.${nonce}.${services.secrets.sign('known-browser', `${userId}.${nonce}`)}`;
}

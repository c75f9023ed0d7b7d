import type { FastifyReply, FastifyRequest } from 'fastify';
import { days } from '../clock/index.ts';
import { isSame, randomToken } from '../secrets.ts';
import type { Services } from '../services.ts';

/** Maximum number of people that one shared browser remembers. */
const mostPeople = 10;
/** Longest time that browsers store a cookie. */
const lifetimeSeconds = days(400) / 1_000;

/** Name of the cookie. The prefix `__Host-` binds it to this host but needs https, which local addresses lack. */
function cookieOf(services: Services): { name: string; secure: boolean } {
  const secure = services.config.publicUrl?.startsWith('https:') ?? false;
  return { name: secure ? '__Host-browser' : 'browser', secure };
}

/**
 * Returns the random id of this browser for an account that signed in here before, or undefined. The id gives no
 * access. With it the person can sign in here while wrong guesses from elsewhere make others wait.
 */
export function knownBrowser(services: Services, request: FastifyRequest, userId: number): string | undefined {
  return marksOf(services, request).find((mark) => mark.userId === userId)?.nonce;
}

/** Stores in a cookie that this person signed in here. Several people may share the browser. */
export function rememberBrowser(
  services: Services,
  { request, reply, userId }: { request: FastifyRequest; reply: FastifyReply; userId: number },
): void {
  const marks = marksOf(services, request);
  const own = marks.find((mark) => mark.userId === userId) ?? { userId, nonce: randomToken() };
  const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, mostPeople);
  const { name, secure } = cookieOf(services);
  reply.setCookie(name, kept.map((mark) => signMark(services, mark)).join('~'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: lifetimeSeconds,
  });
}

type Mark = { userId: number; nonce: string };

function marksOf(services: Services, request: FastifyRequest): Mark[] {
  const parts = (request.cookies[cookieOf(services).name] ?? '').split('~').slice(0, mostPeople);
  return parts.flatMap((part) => {
    const [id = '', nonce = ''] = part.split('.');
    const mark = { userId: Number(id), nonce };
    return nonce !== '' && isSame(part, signMark(services, mark)) ? [mark] : [];
  });
}

function signMark(services: Services, { userId, nonce }: Mark): string {
  return `${userId}.${nonce}.${services.secrets.sign('known-browser', `${userId}.${nonce}`)}`;
}

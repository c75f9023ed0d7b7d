import { AppError, messages } from '@doselore/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPrincipalBySession, isAdmin, type Principal, type SessionFound } from '../access/index.ts';
import { deleteSessionByToken, insertSession, recordStepUp, touchSession } from '../accounts/index.ts';
import { hours, minutes } from '../clock/index.ts';
import { randomToken, sha256 } from '../secrets.ts';
import type { Services } from '../services.ts';
import { isInMaintenance } from '../site-settings/index.ts';
import { csrfToken, setCsrfCookie } from './csrf.ts';
import { knownBrowser, rememberBrowser } from './known-browser.ts';
import { sessionCookie, sessionToken } from './session-cookie.ts';

/** Idle and absolute lifetimes of sessions. Admin roles have the shorter lifetimes. */
const lifetimes = { idleMs: hours(2), adminIdleMs: minutes(45), maxMs: hours(24), adminMaxMs: hours(12) };

/** Returns the maximum time since the last request and since the sign-in of a person's session. */
export function lifetimesOf(person: Pick<Principal, 'roles'>): { idleMs: number; maxMs: number } {
  return isAdmin(person.roles)
    ? { idleMs: lifetimes.adminIdleMs, maxMs: lifetimes.adminMaxMs }
    : { idleMs: lifetimes.idleMs, maxMs: lifetimes.maxMs };
}

/** Age of `seen_at` after which a request refreshes it. */
const refreshMs = minutes(1);

export type SessionHandle = {
  /** Signs a person in with a new token. A token that was planted before sign-in becomes worthless. */
  start: (userId: number, limits?: { mustSetUpTwoStep: boolean }) => Promise<void>;
  end: () => Promise<void>;
  /** Records that the person has just proved again who they are. */
  stepUp: () => Promise<void>;
  /** Returns the person of the session, or undefined once it has ended. Does not prolong the session. */
  person: () => Promise<Principal | undefined>;
  /** SHA-256 of this session's token. Finds the row of this session among the sessions of a person. */
  readonly tokenHash: Buffer;
  /** Key that ties several calls to this browser: its session, or before sign-in its CSRF token. */
  readonly browserKey: string;
  /** Random id of this browser for an account that signed in here before; see `knownBrowser`. */
  browserOf: (userId: number) => string | undefined;
  /** Sets the CSRF cookie, whose token unsafe requests must carry. */
  protect: () => void;
};

/** Finds the session of a token. Throws `unavailable` (503) in maintenance for a call that is closed then. */
export async function findSession(
  services: Services,
  token: string,
  { prolong, isClosedInMaintenance }: { prolong: boolean; isClosedInMaintenance: boolean },
): Promise<SessionFound | undefined> {
  if (token === '') {
    if (isClosedInMaintenance && (await isInMaintenance(services.db))) throw inMaintenance();
    return undefined;
  }
  const now = services.clock.now();
  const target = { tokenHash: sha256(token), now, ...lifetimes };
  const { isInMaintenance: isClosed, session } = await findPrincipalBySession(services.db, target);
  if (isClosed && isClosedInMaintenance) throw inMaintenance();
  if (session !== undefined && prolong && now.getTime() - session.seenAt.getTime() > refreshMs)
    await touchSession(services.db, session.sessionId, now);
  return session;
}

export const inMaintenance = () => new AppError('unavailable', messages.maintenanceTitle, { retryAfter: 10 });

/** Time after a sign-in or a repeated password in which sensitive actions are allowed. */
const stepUpMs = minutes(10);

/** Throws `step_up_required` when the person has not recently proved who they are. */
export function checkStepUp(services: Services, session: Pick<SessionFound, 'provedAt'> | undefined): void {
  const provedAt = session?.provedAt.getTime() ?? 0;
  if (services.clock.now().getTime() - provedAt > stepUpMs)
    throw new AppError('step_up_required', 'Confirm your password to do this. Nothing was changed.');
}

export function sessionHandle(services: Services, request: FastifyRequest, reply: FastifyReply): SessionHandle {
  const { name, secure } = sessionCookie(services);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const tokenHash = sha256(sessionToken(services, request));
  const end = async () => {
    if (sessionToken(services, request) === '') return;
    await deleteSessionByToken(services.db, tokenHash);
    reply.clearCookie(name, options);
  };
  return {
    end,
    person: async () => {
      const session = await findSession(services, sessionToken(services, request), {
        prolong: false,
        isClosedInMaintenance: false,
      });
      return session?.principal;
    },
    async stepUp() {
      await recordStepUp(services.db, { tokenHash, now: services.clock.now() });
    },
    tokenHash,
    browserKey: sessionToken(services, request) || csrfToken(request),
    browserOf: (userId) => knownBrowser(services, request, userId),
    protect: () => setCsrfCookie(services, reply, sessionToken(services, request)),
    async start(userId, { mustSetUpTwoStep } = { mustSetUpTwoStep: false }) {
      await end();
      const token = randomToken();
      const now = services.clock.now();
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 255);
      await insertSession(services.db, { userId, tokenHash: sha256(token), userAgent, mustSetUpTwoStep, now });
      reply.setCookie(name, token, options);
      setCsrfCookie(services, reply, token);
      rememberBrowser(services, { request, reply, userId });
    },
  };
}

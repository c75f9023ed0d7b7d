import {
  acceptInvitation,
  completeAccount as completeAccountEndpoint,
  getCsrfCookie,
  getCurrentUser,
  getInvitation,
  getLoggedIn,
  listActingContexts,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
} from '@doselore/contract/auth';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import { actingContexts, currentUser, currentUserById } from './current-user.ts';
import { logIn } from './log-in.ts';
import { ownAccessRoutes } from './own-access.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { readLinkToken } from './passwords/link-tokens.ts';
import type { Passwords } from './passwords/passwords.ts';
import { requestReset } from './passwords/request-reset.ts';
import { completeAccount, setPasswordByLink } from './passwords/set-password.ts';
import { makeChallenge } from './two-step/challenge.ts';
import { twoStepRoutes } from './two-step/two-step.routes.ts';
import { demandTwoStep } from './two-step-policy/two-step-demand.ts';

const ok = { ok: true } as const;

export function authRoutes(passwords: Passwords): Route[] {
  return [
    serve(getCsrfCookie, ({ session }) => {
      session.protect();
      return ok;
    }),
    serve(login, async ({ body, services, session, caller }) => {
      const { userId, hasTwoStep } = await logIn(services, passwords, {
        ...body,
        address: caller.address,
        browserOf: session.browserOf,
      });
      if (hasTwoStep) return { two_step: true as const, challenge: await makeChallenge(services, userId) };
      const signedIn = await demandTwoStep(services, userId);
      await session.start(userId, signedIn.limits);
      return currentUserById(services, userId, signedIn);
    }),
    serve(logout, async ({ session }) => {
      await session.end();
      return ok;
    }),
    serve(requestPasswordReset, async ({ body, services, caller }) => {
      await requestReset(services, { email: body.email, address: caller.address });
      return ok;
    }),
    serve(resetPassword, async ({ body, services }) => {
      await setPasswordByLink(services, passwords, { ...body, purpose: 'password_reset' });
      return ok;
    }),
    serve(getInvitation, async ({ params, services }) => {
      const link = await readLinkToken(services.db, services.clock, { token: params.token, purpose: 'invitation' });
      return { first_name: link.first_name, last_name: link.last_name, email: link.email, group_name: link.group_name };
    }),
    serve(acceptInvitation, async ({ params, body, services }) => {
      await setPasswordByLink(services, passwords, { ...body, token: params.token, purpose: 'invitation' });
      return ok;
    }),
    serve(completeAccountEndpoint, async ({ body, person, services, session }) => {
      await completeAccount(services, passwords, { ...body, userId: person.id });
      const signedIn = await demandTwoStep(services, person.id);
      await session.start(person.id, signedIn.limits);
      return currentUserById(services, person.id, signedIn);
    }),
    serve(getCurrentUser, ({ person, services }) => currentUser(services, person)),
    serve(listActingContexts, ({ params, person, services }) => {
      if (params.userId !== person.id) throw notFound();
      return actingContexts(services, person);
    }),
    serve(getLoggedIn, ({ person }) => ({ id: person.id })),
    ...ownAccessRoutes(passwords),
    ...twoStepRoutes(passwords),
    ...passkeyRoutes(passwords),
  ];
}

import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginTwoStep,
  changePassword,
  completeAccount,
  confirmTwoStep,
  endOtherSessions,
  endSession,
  getCsrfCookie,
  getCurrentUser,
  getInvitation,
  getLoggedIn,
  getTwoStep,
  listActingContexts,
  listPasskeys,
  listSessions,
  logInWithPasskey,
  login,
  logout,
  passTwoStep,
  removePasskey,
  removeTwoStep,
  renewRecoveryCodes,
  requestPasswordReset,
  resetPassword,
  stepUp,
} from '@doselore/contract/auth';
import { junkToken, wrongPassword } from '../../../test-support/matrix/bodies.ts';
import { members, owners, visitors } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import {
  anybodySignedIn,
  everyMemberOrProvisional,
  ownAccount,
  provisionalAccount,
} from '../../../test-support/matrix/expectations.ts';

const newPassword = { password: 'Correct horse battery 7', passwordConfirmation: 'Correct horse battery 7' };
const credential = { id: 'AA', rawId: 'AA', type: 'public-key' } as const;

const needsPassword = 'the request asks for a password, which the matrix does not know';
const signIn = 'every sign-in writes to this table, so the matrix does not look at it';

export const matrix: RoomMatrix = {
  words: () => ({ token: junkToken }),
  ids: ({ world, attempt }) => ({
    token: world.invitation.token,
    sessionId: attempt.sessionId,
    passkeyId: attempt.passkeyId,
  }),
  examples: [
    exampleOf(getCsrfCookie, visitors),
    exampleOf(login, visitors, {
      body: () => ({ username: `${randomUUID()}@example.org`, password: wrongPassword }),
    }),
    exampleOf(logout, visitors),
    exampleOf(requestPasswordReset, visitors, {
      body: () => ({ email: `${randomUUID()}@example.org` }),
      unaudited: {
        background_tasks: 'nobody is known yet; the new password that follows is in the trail',
        password_reset_requests: 'nobody is known yet; the new password that follows is in the trail',
      },
    }),
    exampleOf(resetPassword, visitors, { body: () => ({ token: junkToken, ...newPassword }) }),
    exampleOf(getInvitation, visitors),
    exampleOf(acceptInvitation, visitors, {
      body: () => ({ ...newPassword, acceptedTerms: true }),
      tidyUp: `with t as (update link_tokens set used_at = null where purpose = 'invitation')
    update users set state = 'provisional', password_hash = null where first_name = 'Invited'`,
    }),
    exampleOf(
      completeAccount,
      { member: provisionalAccount },
      {
        body: () => ({ ...newPassword, acceptedTerms: true }),
        tidyUp: `update users set state = 'provisional', password_hash = null where last_name = 'provisional'`,
      },
    ),
    exampleOf(getCurrentUser, { member: everyMemberOrProvisional }),
    exampleOf(listActingContexts, { member: ownAccount }),
    exampleOf(getLoggedIn, { member: everyMemberOrProvisional, site: anybodySignedIn }),
    exampleOf(changePassword, members, { body: () => ({ currentPassword: wrongPassword, ...newPassword }) }),
    exampleOf(stepUp, members, { body: () => ({ currentPassword: wrongPassword }) }),
    exampleOf(listSessions, members),
    exampleOf(endSession, owners),
    exampleOf(endOtherSessions, members),
    exampleOf(listPasskeys, members),
    // Malformed bodies, because failures of valid ones would use up the tries of later calls.
    exampleOf(beginPasskey, members, { body: () => ({ currentPassword: '' }) }),
    exampleOf(addPasskey, members, {
      body: () => ({
        name: 'Phone',
        credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
      }),
    }),
    exampleOf(removePasskey, owners),
    exampleOf(beginPasskeyLogin, visitors),
    exampleOf(logInWithPasskey, visitors, { refusedBody: () => ({ credential }) }),
    exampleOf(passTwoStep, visitors, { body: () => ({ challenge: junkToken, code: '000000' }) }),
    exampleOf(getTwoStep, members),
    exampleOf(beginTwoStep, members, {
      unaudited: {
        second_steps: 'a key of an app counts for nothing until a first code confirms it, which is recorded',
      },
    }),
    exampleOf(confirmTwoStep, members, { body: () => ({ code: '000000' }) }),
    exampleOf(renewRecoveryCodes, members, { body: () => ({ currentPassword: wrongPassword }) }),
    exampleOf(removeTwoStep, members, { body: () => ({ currentPassword: wrongPassword }) }),
  ],
  deletedElsewhere: {
    password_reset_requests: 'a background task deletes these rows, no request',
    recovery_codes: needsPassword,
    second_steps: needsPassword,
    throttles: signIn,
    used_challenges: 'a sign-in with a passkey removes expired rows, and the matrix has no authenticator',
  },
};

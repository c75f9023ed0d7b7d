import { endpoint } from '../../endpoint.ts';
import type { twoStepSchemas } from './two-step.schemas.ts';

/** Completes a sign-in whose first answer was a challenge. */
export const passTwoStep = endpoint<typeof twoStepSchemas.passTwoStep>({
  method: 'POST',
  path: 'login/two-step',
  levels: ['site'],
  permission: 'auth.open',
  isReserved: true,
});

export const getTwoStep = endpoint<typeof twoStepSchemas.getTwoStep>({
  method: 'GET',
  path: 'account/two-step',
  levels: ['member'],
  permission: 'auth.twoStep',
  opensBeforeTwoStep: true,
});

/** Makes a secret for the authenticator app. Sign-in needs no code until a first code has confirmed the secret. */
export const beginTwoStep = endpoint<typeof twoStepSchemas.beginTwoStep>({
  method: 'POST',
  path: 'account/two-step',
  levels: ['member'],
  permission: 'auth.beginTwoStep',
  opensBeforeTwoStep: true,
});

/**
 * Turns two-step verification on and returns the recovery codes, only this once. Ends other sessions, because they
 * began without a code.
 */
export const confirmTwoStep = endpoint<typeof twoStepSchemas.confirmTwoStep>({
  method: 'POST',
  path: 'account/two-step/confirm',
  levels: ['member'],
  permission: 'auth.twoStep',
  opensBeforeTwoStep: true,
});

/** Makes new recovery codes. The old ones become void. */
export const renewRecoveryCodes = endpoint<typeof twoStepSchemas.renewRecoveryCodes>({
  method: 'POST',
  path: 'account/two-step/recovery-codes',
  levels: ['member'],
  permission: 'auth.twoStep',
});

export const removeTwoStep = endpoint<typeof twoStepSchemas.removeTwoStep>({
  method: 'POST',
  path: 'account/two-step/remove',
  levels: ['member'],
  permission: 'auth.twoStep',
});

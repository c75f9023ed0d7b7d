import { endpoint } from '../../endpoint.ts';
import type { twoStepSchemas } from './two-step.schemas.ts';

/** Second half of a login whose first half answered with a challenge. */
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

/** Makes a secret for the app. It asks for nothing until a first code has confirmed it. */
export const beginTwoStep = endpoint<typeof twoStepSchemas.beginTwoStep>({
  method: 'POST',
  path: 'account/two-step',
  levels: ['member'],
  permission: 'auth.twoStep',
  opensBeforeTwoStep: true,
});

/** Shows the recovery codes, this once. Other sessions end: they were begun without the second step. */
export const confirmTwoStep = endpoint<typeof twoStepSchemas.confirmTwoStep>({
  method: 'POST',
  path: 'account/two-step/confirm',
  levels: ['member'],
  permission: 'auth.twoStep',
  opensBeforeTwoStep: true,
});

/** New recovery codes; the ones before are void. */
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

import { AppError } from '@doselore/contract';
import type { UserId } from '../../../../platform/access/index.ts';
import { deleteOtherSessions, releaseSessions, updateAccounts } from '../../../../platform/accounts/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { twoStepCodes, twoStepOff, twoStepOn } from '../auth.messages.ts';
import { getUserRow } from '../auth.repository.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { recordOwnChange } from '../record-own-change.ts';
import { readTwoStepDemand } from '../two-step-policy/two-step-demand.ts';
import { checkCode } from './check-code.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { sealSecret } from './sealed-secret.ts';
import { makeSecret, pictureOf } from './totp.ts';
import {
  deleteTwoStep,
  hasTwoStep,
  layUnconfirmed,
  markConfirmed,
  replaceRecoveryCodes,
} from './two-step.repository.ts';

type Target = { userId: UserId; currentPassword: string };

const on = () =>
  new AppError('conflict', 'Two-step verification is already on. Turn it off before you set it up again.');

/** Creates a new secret for the app. It requires no codes until its first code is confirmed. */
export async function beginTwoStep(services: Services, userId: UserId) {
  const secret = makeSecret();
  const { email } = await getUserRow(services.db, userId);
  const laid = await layUnconfirmed(services.db, {
    userId,
    secret: sealSecret(services, { userId, secret }),
    now: services.clock.now(),
  });
  if (!laid) throw on();
  return { secret, picture: await pictureOf(secret, email) };
}

/** Confirms two-step verification. Returns the recovery codes, which cannot be read again. */
export async function confirmTwoStep(
  services: Services,
  claim: { userId: UserId; code: string; tokenHash: Buffer },
): Promise<string[]> {
  const { userId } = claim;
  return checkCode(services, claim, async (tx, step) => {
    if (step.confirmed_at !== null) throw on();
    await markConfirmed(tx, { userId, now: services.clock.now() });
    await deleteOtherSessions(tx, claim);
    await updateAccounts(tx, [userId], { two_step_asked_at: null });
    await releaseSessions(tx, userId);
    const { to, first_name } = await recordOwnChange(tx, { userId, action: 'auth.secondStep.on' });
    await services.mail.send(tx, twoStepOn, [{ to, values: { first_name } }]);
    return layCodes(services, tx, userId);
  });
}

export async function renewRecoveryCodes(services: Services, passwords: Passwords, call: Target): Promise<string[]> {
  await confirmPassword(services, passwords, { ...call, password: call.currentPassword });
  return inTransaction(services.db, async (tx) => {
    if (!(await hasTwoStep(tx, call.userId))) throw new AppError('conflict', 'Two-step verification is not on.');
    const { to, first_name } = await recordOwnChange(tx, { userId: call.userId, action: 'auth.secondStep.codes' });
    await services.mail.send(tx, twoStepCodes, [{ to, values: { first_name } }]);
    return layCodes(services, tx, call.userId);
  });
}

export async function removeTwoStep(services: Services, passwords: Passwords, call: Target): Promise<void> {
  if ((await readTwoStepDemand(services, call.userId)).isRequired)
    throw new AppError('conflict', 'Two-step verification is required for your account, so you cannot turn it off.');
  await confirmPassword(services, passwords, { ...call, password: call.currentPassword });
  await inTransaction(services.db, async (tx) => {
    if (!(await deleteTwoStep(tx, call.userId))) return;
    const { to, first_name } = await recordOwnChange(tx, { userId: call.userId, action: 'auth.secondStep.off' });
    await services.mail.send(tx, twoStepOff, [{ to, values: { first_name } }]);
  });
}

async function layCodes(services: Services, tx: Tx, userId: number): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await replaceRecoveryCodes(tx, { userId, hashes: codes.map(hashRecoveryCode), now: services.clock.now() });
  return codes;
}

import { fieldError } from '@doselore/contract';
import type { UserId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import { isSealed } from '../../../../platform/sealing.ts';
import type { Services } from '../../../../platform/services.ts';
import { recoveryCodeUsed } from '../auth.messages.ts';
import { codeBudget } from '../throttle/budgets.ts';
import { refundTries, spendTries } from '../throttle/throttle.ts';
import { hashRecoveryCode, normaliseCode } from './recovery-codes.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { periodOf } from './totp.ts';
import { lockTwoStep, takePeriod, takeRecoveryCode } from './two-step.repository.ts';

type Claim = { userId: UserId; code: string };
type Step = NonNullable<Awaited<ReturnType<typeof lockTwoStep>>>;

/**
 * Accepts a code once. Throws 422 when it is wrong, 429 after several wrong ones. Guesses for one account wait for its
 * row lock, so that concurrent guesses are all counted. `accept` runs in the same transaction.
 */
export async function checkCode<T>(
  services: Services,
  claim: Claim,
  accept: (tx: Tx, step: Step) => Promise<T>,
): Promise<T> {
  const budgets = [codeBudget(claim.userId)];
  const outcome = await inTransaction(services.db, async (tx) => {
    const within = { db: tx, clock: services.clock };
    const step = await lockTwoStep(tx, claim.userId);
    await spendTries(within, budgets);
    if (step === undefined || !(await takeCode(services, tx, { step, claim }))) return undefined;
    await refundTries(within, budgets);
    return { accepted: await accept(tx, step) };
  });
  if (outcome === undefined) throw fieldError('code', 'This code is incorrect. Enter the newest code.');
  return outcome.accepted;
}

/** Accepts a code and uses it up. Recovery codes are valid only once the app is confirmed. */
async function takeCode(services: Services, tx: Tx, { step, claim }: { step: Step; claim: Claim }): Promise<boolean> {
  const now = services.clock.now();
  const typed = normaliseCode(claim.code);
  if (/^\d{6}$/u.test(typed)) {
    const secret = openSecret(services, { userId: step.user_id, secret: step.secret });
    const period = periodOf(secret, typed, now);
    if (period === undefined || period <= step.last_counter) return false;
    const sealed = isSealed(step.secret) ? step.secret : sealSecret(services, { userId: step.user_id, secret });
    await takePeriod(tx, { userId: step.user_id, counter: period, secret: sealed });
    return true;
  }
  if (step.confirmed_at === null) return false;
  if (!(await takeRecoveryCode(tx, { userId: step.user_id, hash: hashRecoveryCode(typed), now }))) return false;
  await recordAudit(
    tx,
    { id: claim.userId, level: 'site' },
    { action: 'auth.recoveryCode', subject: `user ${step.user_id}` },
  );
  await services.mail.send(tx, recoveryCodeUsed, [{ to: step.email, values: { first_name: step.first_name } }]);
  return true;
}

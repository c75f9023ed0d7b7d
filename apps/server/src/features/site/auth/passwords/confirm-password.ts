import { fieldError } from '@doselore/contract';
import type { UserId } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { findPasswordHash } from '../auth.repository.ts';
import { passwordBudget } from '../throttle/budgets.ts';
import { refundTries, spendTries } from '../throttle/throttle.ts';
import type { Passwords } from './passwords.ts';

/** Checks the password that a signed-in person types again. Its tries are counted apart from the sign-in. */
export async function confirmPassword(
  services: Services,
  passwords: Passwords,
  claim: { userId: UserId; password: string },
): Promise<void> {
  const budgets = [passwordBudget(claim.userId)];
  await spendTries(services, budgets);
  const hash = await findPasswordHash(services.db, claim.userId);
  if (!(await passwords.verify(hash, claim.password)))
    throw fieldError('currentPassword', 'This is not your current password');
  await refundTries(services, budgets);
}

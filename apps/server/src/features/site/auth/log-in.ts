import { AppError } from '@doselore/contract';
import { type UserId, withoutScope } from '../../../platform/access/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findAccountByName } from './auth.repository.ts';
import type { Passwords } from './passwords/passwords.ts';
import { signInBudgets } from './throttle/budgets.ts';
import { refundTries, spendTries } from './throttle/throttle.ts';

/**
 * Returns the account for these credentials, and whether it asks for a code next. Every wrong part gives the same
 * answer after the same time.
 */
export async function logIn(
  services: Services,
  passwords: Passwords,
  attempt: { username: string; password: string; address: string; browserOf: (userId: number) => string | undefined },
): Promise<{ userId: UserId; hasTwoStep: boolean }> {
  const account = await findAccountByName(services.db, attempt.username);
  const budgets = signInBudgets({
    name: attempt.username,
    userId: account?.id,
    address: attempt.address,
    browser: account && attempt.browserOf(account.id),
  });
  await spendTries(services, budgets);
  const isRight = await passwords.verify(account?.password_hash ?? null, attempt.password);
  if (account === undefined || !isRight || account.state === 'disabled') {
    throw new AppError('wrong_credentials', 'The username or password is incorrect. Check both and try again.');
  }
  await refundTries(services, budgets);
  return { userId: withoutScope(account.id, 'sign-in'), hasTwoStep: account.has_two_step };
}

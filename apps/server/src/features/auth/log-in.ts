import { AppError } from '@doselore/contract';
import type { Services } from '../../platform/services.ts';
import { findAccountByName } from './auth.repository.ts';
import { checkLoginThrottle, noteLoginFailure, noteLoginSuccess } from './login-throttle.ts';
import type { Passwords } from './passwords/passwords.ts';

/** Id of the account these credentials open. The same answer, after the same time, whatever was wrong. */
export async function logIn(
  services: Services,
  passwords: Passwords,
  attempt: { username: string; password: string; address: string },
): Promise<number> {
  const throttled = { account: attempt.username, address: attempt.address };
  await checkLoginThrottle(services, throttled);
  const account = await findAccountByName(services.db, attempt.username);
  const isRight = await passwords.verify(account?.password_hash ?? null, attempt.password);
  if (account === undefined || !isRight || account.state === 'disabled') {
    await noteLoginFailure(services, throttled);
    throw new AppError('wrong_credentials', 'The name or the password is not right. Check both and try again.');
  }
  await noteLoginSuccess(services, throttled);
  return account.id;
}

import { fieldError } from '@doselore/contract';
import type { Services } from '../../../platform/services.ts';
import { findPasswordHash } from '../auth.repository.ts';
import { checkLoginThrottle, noteLoginFailure, noteLoginSuccess } from '../login-throttle.ts';
import type { Passwords } from './passwords.ts';

/** Asks for the password once more. Throttled like the login, but apart from it: names never begin with a space. */
export async function confirmPassword(
  services: Services,
  passwords: Passwords,
  claim: { userId: number; password: string; address: string },
): Promise<void> {
  const throttled = { account: ` password ${claim.userId}`, address: claim.address };
  await checkLoginThrottle(services, throttled);
  const hash = await findPasswordHash(services.db, claim.userId);
  if (!(await passwords.verify(hash, claim.password))) {
    await noteLoginFailure(services, throttled);
    throw fieldError('current_password', 'This is not your current password');
  }
  await noteLoginSuccess(services, throttled);
}

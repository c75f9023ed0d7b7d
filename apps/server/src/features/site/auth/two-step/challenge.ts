import { AppError } from '@doselore/contract';
import { type UserId, withoutScope } from '../../../../platform/access/index.ts';
import { minutes } from '../../../../platform/clock/index.ts';
import { isSame, randomToken } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { findPasswordHash } from '../auth.repository.ts';

const lifetime = minutes(5);
const longest = 300;

/**
 * Returns a signed proof that this person's password was correct a moment ago. It becomes void when the password
 * changes.
 */
export async function makeChallenge(services: Services, userId: UserId): Promise<string> {
  const claim = `${userId}.${services.clock.now().getTime() + lifetime}.${randomToken()}`;
  return `${claim}.${await signatureOf(services, userId, claim)}`;
}

/** Returns the person of a challenge. Throws 410 when it is invalid or too old. */
export async function readChallenge(services: Services, challenge: string): Promise<UserId> {
  const [id = '', until = '', nonce = '', signature = ''] = challenge.slice(0, longest).split('.');
  const userId = withoutScope<'user'>(/^\d{1,15}$/u.test(id) ? Number(id) : 0, 'sign-in');
  const expected = await signatureOf(services, userId, `${id}.${until}.${nonce}`);
  if (!isSame(signature, expected) || Number(until) <= services.clock.now().getTime())
    throw new AppError('link_expired', 'Signing in took too long. Enter your password again.');
  return userId;
}

async function signatureOf(services: Services, userId: UserId, claim: string): Promise<string> {
  const hash = await findPasswordHash(services.db, userId);
  return services.secrets.sign('two-step', `${claim}:${hash ?? ''}`);
}

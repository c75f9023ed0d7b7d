import { isIPv6 } from 'node:net';
import { AppError } from '@doselore/contract';
import { minutes } from '../../platform/clock/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { clearLoginFailures, countLoginFailures, recordLoginFailure } from './auth.repository.ts';

const windowMs = minutes(15);
/** Failures before an account has to wait; from then on the wait doubles. No account is ever locked for good. */
const freeFailures = 5;
const longestWaitMs = minutes(5);
const failuresPerNetwork = 100;

type Attempt = { account: string; address: string };
/** `db` may be inside a transaction. */
type Throttled = Pick<Services, 'clock'> & { db: Queries };

/** Throws 429 while this account, or the network the caller is in, has to wait. */
export async function checkLoginThrottle(services: Throttled, attempt: Attempt): Promise<void> {
  const now = services.clock.now();
  const key = throttleKey(attempt);
  const failures = await countLoginFailures(services.db, { ...key, since: new Date(now.getTime() - windowMs) });
  if (failures.network >= failuresPerNetwork) throw tooMany(60);
  if (failures.account < freeFailures || failures.lastAt === null) return;
  const wait = Math.min(longestWaitMs, 2 ** (failures.account - freeFailures) * 1_000);
  const left = failures.lastAt.getTime() + wait - now.getTime();
  if (left > 0) throw tooMany(Math.ceil(left / 1_000));
}

export async function noteLoginFailure(services: Throttled, attempt: Attempt): Promise<void> {
  await recordLoginFailure(services.db, { ...throttleKey(attempt), at: services.clock.now() });
}

export async function noteLoginSuccess(services: Throttled, attempt: Attempt): Promise<void> {
  await clearLoginFailures(services.db, throttleKey(attempt).account);
}

function throttleKey(attempt: Attempt): { account: string; network: string } {
  return { account: attempt.account.toLowerCase(), network: networkOf(attempt.address) };
}

/** The /24 of an IPv4 address, the /64 of an IPv6 one. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/u, '');
  return isIPv6(plain) ? plain.split(':').slice(0, 4).join(':') : plain.split('.').slice(0, 3).join('.');
}

function tooMany(seconds: number): AppError {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  return new AppError('too_many_requests', `Too many attempts. Wait ${wait} and try again.`, { retryAfter: seconds });
}

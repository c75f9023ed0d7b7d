import { isIPv6 } from 'node:net';
import { minutes } from '../../../../platform/clock/index.ts';
import type { Budget } from './throttle.ts';

/** Number of tries before the person must wait. */
const freeGuesses = 5;
/** Failures within 15 minutes for one account, from all networks together. */
const guessesPerAccount = 100;
/** Failures within 15 minutes for existing accounts, from one network. */
const guessesPerNetwork = 100;
const resetsPerNetwork = 50;
/** Wrong certificate numbers within 15 minutes from one network. */
const certificateNumbersPerNetwork = 50;
/** Checks of certificates within a minute from one network. */
const checksPerMinute = 60;
/** Challenges for passkeys within a minute from one network. */
const challengesPerMinute = 120;
const unlimited = 1_000_000_000;

/**
 * Returns the budgets of one sign-in by password. A browser that has signed in to this account before has its own
 * budget, which other people cannot use up. Names without an account never count against their network.
 */
export function signInBudgets(attempt: {
  name: string;
  userId: number | undefined;
  address: string;
  browser: string | undefined;
}): Budget[] {
  if (attempt.browser !== undefined) return [own(`browser ${attempt.browser}`)];
  const account = attempt.userId ?? attempt.name.toLowerCase();
  const network = networkOf(attempt.address);
  return [
    own(`account ${account} from ${network}`),
    { kind: 'shared', name: `account ${account}`, free: guessesPerAccount },
    // Unknown names are counted too, so that known and unknown names take the same time.
    attempt.userId === undefined
      ? { kind: 'shared', name: `unknown names from ${network}`, free: unlimited }
      : { kind: 'shared', name: `accounts from ${network}`, free: guessesPerNetwork },
  ];
}

/** Returns the budget of the password that a signed-in person types again. */
export const passwordBudget = (userId: number) => own(`password ${userId}`);
export const codeBudget = (userId: number) => own(`code ${userId}`);
export const passkeyBudget = (credentialId: string, address: string) =>
  own(`passkey ${credentialId} from ${networkOf(address)}`);

/** Returns the budget of challenges for passkeys. Each page of a sign-in asks for one, and many people share a network. */
export function passkeyChallengeBudget(address: string): Budget {
  const name = `passkey challenges from ${networkOf(address)}`;
  return { kind: 'shared', name, free: challengesPerMinute, withinMs: minutes(1) };
}

export function resetBudgets(email: string, address: string): Budget[] {
  const network = networkOf(address);
  return [
    own(`reset ${email} from ${network}`),
    { kind: 'shared', name: `resets from ${network}`, free: resetsPerNetwork },
  ];
}

export function certificateNumberBudget(address: string): Budget {
  return {
    kind: 'shared',
    name: `certificate numbers from ${networkOf(address)}`,
    free: certificateNumbersPerNetwork,
  };
}

/** Returns the budget of all checks of certificates and badges. No check gives its try back. */
export function certificateCheckBudget(address: string): Budget {
  const name = `certificate checks from ${networkOf(address)}`;
  return { kind: 'shared', name, free: checksPerMinute, withinMs: minutes(1) };
}

function own(name: string): Budget {
  return { kind: 'own', name, free: freeGuesses };
}

/** Returns the /24 of an IPv4 address or the /64 of an IPv6 address. */
function networkOf(address: string): string {
  const unmapped = address.replace(/^::ffff:/u, '');
  return isIPv6(unmapped) ? unmapped.split(':').slice(0, 4).join(':') : unmapped.split('.').slice(0, 3).join('.');
}

import { isIPv6 } from 'node:net';
import type { Budget } from './throttle.ts';

/** Tries before somebody has to wait. */
const freeGuesses = 5;
/** Failures within 15 minutes at one account, from all networks together. */
const guessesPerAccount = 100;
/** Failures within 15 minutes at existing accounts, from one network. */
const guessesPerNetwork = 100;
const resetsPerNetwork = 50;
const unlimited = 1_000_000_000;

/**
 * Budgets of one sign-in by password. A browser that signed in to this account before has a budget of its own, which
 * nobody else can empty. Names without an account never count against the network that they come from.
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
    // Unknown names are counted as well, so that both kinds take the same time.
    attempt.userId === undefined
      ? { kind: 'shared', name: `unknown names from ${network}`, free: unlimited }
      : { kind: 'shared', name: `accounts from ${network}`, free: guessesPerNetwork },
  ];
}

/** Budget of the password that a signed-in person types again. */
export const passwordBudget = (userId: number) => own(`password ${userId}`);
export const codeBudget = (userId: number) => own(`code ${userId}`);
export const passkeyBudget = (credentialId: string, address: string) =>
  own(`passkey ${credentialId} from ${networkOf(address)}`);

export function resetBudgets(email: string, address: string): Budget[] {
  const network = networkOf(address);
  return [
    own(`reset ${email} from ${network}`),
    { kind: 'shared', name: `resets from ${network}`, free: resetsPerNetwork },
  ];
}

function own(name: string): Budget {
  return { kind: 'own', name, free: freeGuesses };
}

/** The /24 of an IPv4 address, the /64 of an IPv6 one. */
function networkOf(address: string): string {
  const unmapped = address.replace(/^::ffff:/u, '');
  return isIPv6(unmapped) ? unmapped.split(':').slice(0, 4).join(':') : unmapped.split('.').slice(0, 3).join('.');
}

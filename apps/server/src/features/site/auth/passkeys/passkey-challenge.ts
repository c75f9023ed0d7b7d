import { minutes } from '../../../../platform/clock/index.ts';
import { isSame, randomToken, sha256 } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { takeChallenge } from './passkeys.repository.ts';

const lifetime = minutes(5);

/** Use and browser of a challenge. It is valid for no other use or browser. */
type Purpose = { use: 'add' | 'log-in'; browserKey: string };

/** Returns a signed challenge. It is not stored, so that a request leaves no data behind. */
export function makePasskeyChallenge({ secrets, clock }: Services, purpose: Purpose): string {
  const claim = `${clock.now().getTime() + lifetime}.${randomToken()}`;
  return Buffer.from(`${claim}.${signatureOf(secrets, claim, purpose)}`).toString('base64url');
}

/**
 * Returns whether the answered challenge is valid for this purpose and has not been used before. `answered` is in the
 * browser's encoding.
 */
export async function usePasskeyChallenge(services: Services, answered: string, purpose: Purpose): Promise<boolean> {
  const challenge = Buffer.from(answered, 'base64url').toString();
  const [until = '', nonce = '', signature = ''] = challenge.split('.');
  const now = services.clock.now();
  if (!isSame(signature, signatureOf(services.secrets, `${until}.${nonce}`, purpose))) return false;
  if (Number(until) <= now.getTime()) return false;
  return takeChallenge(services.db, { hash: sha256(challenge), expiresAt: new Date(Number(until)), now });
}

function signatureOf(secrets: Services['secrets'], claim: string, { use, browserKey }: Purpose): string {
  return secrets.sign(`passkey-${use}`, `${claim}:${browserKey}`);
}

import { minutes } from '../../../platform/clock/index.ts';
import { isSame, randomToken, sha256 } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { takeChallenge } from './passkeys.repository.ts';

const lifetime = minutes(5);

/** What a challenge is for, and in which browser: an answer from elsewhere does not fit. */
type Purpose = { use: 'add' | 'log-in'; browserKey: string };

/** Signed and not stored, so that asking for one leaves nothing behind. */
export function makePasskeyChallenge({ secrets, clock }: Services, purpose: Purpose): string {
  const claim = `${clock.now().getTime() + lifetime}.${randomToken()}`;
  return Buffer.from(`${claim}.${signatureOf(secrets, claim, purpose)}`).toString('base64url');
}

/** Whether the challenge that was answered, as the browser encodes it, is ours, for this, and answered the first time. */
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

import { isSealed } from '../../../../platform/sealing.ts';
import type { Services } from '../../../../platform/services.ts';

type Held = { userId: number; secret: string };

export function sealSecret({ sealing }: Pick<Services, 'sealing'>, { userId, secret }: Held): string {
  return sealing.seal(secret, `second step ${userId}`);
}

/**
 * Returns the secret as the app holds it. A secret from before sealing is returned unchanged, and is sealed when it is
 * next used.
 */
export function openSecret({ sealing }: Pick<Services, 'sealing'>, { userId, secret }: Held): string {
  return isSealed(secret) ? sealing.open(secret, `second step ${userId}`) : secret;
}

import { isSealed } from '../../../platform/sealing.ts';
import type { Services } from '../../../platform/services.ts';

type Held = { userId: number; secret: string };

export function sealSecret({ sealing }: Pick<Services, 'sealing'>, { userId, secret }: Held): string {
  return sealing.seal(secret, `second step ${userId}`);
}

/** As the app holds it. One from before secrets were sealed stands as it is, and is sealed when it is next used. */
export function openSecret({ sealing }: Pick<Services, 'sealing'>, { userId, secret }: Held): string {
  return isSealed(secret) ? sealing.open(secret, `second step ${userId}`) : secret;
}

import { generateKeyPairSync } from 'node:crypto';
import { days } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { DailyJob } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { forgetPrivateKeys, insertKey, listKeys, lockKeys } from './keys.repository.ts';
import { findUsable, ownerOfKey } from './signing-key.ts';

type Keys = Pick<Services, 'clock' | 'sealing'>;

/** Time for which a key signs badges. */
const usedMs = days(365);

/** Inserts a key that signs badges, unless the newest key is less than a year old. */
export async function ensureKey(services: Keys, tx: Tx): Promise<void> {
  if (await hasYoungKey(services, tx)) return;
  await lockKeys(tx);
  if (await hasYoungKey(services, tx)) return;
  const [last] = await listKeys(tx);
  const number = (last?.number ?? 0) + 1;
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  if (x === undefined || d === undefined) throw new Error('The key for badges has no values');
  const now = services.clock.now();
  await forgetPrivateKeys(tx, new Date(now.getTime() - usedMs));
  const sealed = services.sealing.seal(d, ownerOfKey(number));
  await insertKey(tx, { number, public_key: x, sealed_private_key: sealed, made_at: now });
}

async function hasYoungKey({ clock, sealing }: Keys, tx: Tx): Promise<boolean> {
  const key = findUsable(sealing, await listKeys(tx));
  return key !== undefined && key.madeAt.getTime() + usedMs > clock.now().getTime();
}

/** Returns the job that inserts the first key, and a new key after each year. */
export function rotateBadgeKeys(services: Keys): DailyJob {
  return { name: 'rotate-badge-keys', run: (tx) => ensureKey(services, tx) };
}

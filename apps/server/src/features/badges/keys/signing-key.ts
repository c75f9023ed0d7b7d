import { createPrivateKey, type KeyObject } from 'node:crypto';
import { AppError } from '@doselore/contract';
import type { Queries } from '../../../platform/db/index.ts';
import type { Sealing } from '../../../platform/sealing.ts';
import { type KeyData, listKeys } from './keys.repository.ts';

export type SigningKey = { number: number; privateKey: KeyObject; madeAt: Date };

/** Owner of the sealed private half of a key. */
export const ownerOfKey = (number: number) => `badge-key:${number}`;

/** Returns the key that signs now. Throws 503 when no key of this SECRET_KEY was made yet. */
export async function signingKey({ db, sealing }: { db: Queries; sealing: Sealing }): Promise<SigningKey> {
  const found = findUsable(sealing, await listKeys(db));
  if (found === undefined)
    throw new AppError('unavailable', 'The key that signs badges does not exist yet. Try again tomorrow.');
  return found;
}

/** Finds the newest key that can sign. A key that was sealed with another SECRET_KEY cannot. */
export function findUsable(sealing: Sealing, keys: readonly KeyData[]): SigningKey | undefined {
  for (const { number, public_key: x, sealed_private_key: sealed, made_at: madeAt } of keys) {
    const d = sealed === null ? undefined : tryToOpen(sealing, { sealed, number });
    if (d === undefined) continue;
    const privateKey = createPrivateKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x, d } });
    return { number, privateKey, madeAt };
  }
  return undefined;
}

function tryToOpen(sealing: Sealing, { sealed, number }: { sealed: string; number: number }): string | undefined {
  try {
    return sealing.open(sealed, ownerOfKey(number));
  } catch {
    return undefined;
  }
}

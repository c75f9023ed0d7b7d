import { createPrivateKey, type KeyObject } from 'node:crypto';
import { AppError } from '@doselore/contract';
import type { Queries } from '../../../../platform/db/index.ts';
import type { Sealing } from '../../../../platform/sealing.ts';
import { type KeyData, listKeys } from './keys.repository.ts';

export type SigningKey = { number: number; privateKey: KeyObject; madeAt: Date };

/** Owner of a sealed private key. */
export const ownerOfKey = (number: number) => `badge-key:${number}`;

/** Returns the key that signs now. Throws 503 until a key exists that this SECRET_KEY opens. */
export async function signingKey({ db, sealing }: { db: Queries; sealing: Sealing }): Promise<SigningKey> {
  const found = findUsable(sealing, await listKeys(db));
  if (found === undefined)
    throw new AppError(
      'unavailable',
      'Badges cannot be created yet, because the signing key is not ready. Try again tomorrow.',
    );
  return found;
}

/** Finds the newest key that may sign. Skips keys that were sealed under another SECRET_KEY. */
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

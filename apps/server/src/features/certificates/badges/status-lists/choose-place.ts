import { randomInt, randomUUID } from 'node:crypto';
import { statusListLength } from '@doselore/contract/badges';
import type { CertificateId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { findPlace, insertPlace } from '../badges.repository.ts';

/** Certificates of one list. At most half of its places are taken, so that a random place is soon found. */
const certificatesPerList = statusListLength / 2;

type Badge = { certificateId: CertificateId; at: Date };

/**
 * Gives a badge a random place in a status list. Concurrent calls get the same place. Returns whether the place is new.
 */
export async function choosePlace(tx: Tx, { certificateId, at }: Badge): Promise<boolean> {
  while ((await findPlace(tx, certificateId)) === undefined) {
    const place = {
      uuid: randomUUID(),
      list_number: Math.floor(certificateId / certificatesPerList) + 1,
      list_index: randomInt(statusListLength),
    };
    if (await insertPlace(tx, { certificateId, ...place, at })) return true;
  }
  return false;
}

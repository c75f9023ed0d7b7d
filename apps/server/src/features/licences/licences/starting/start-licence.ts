import type { LicenceId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { keyOf, moveSeats } from '../../ledger/index.ts';
import { lockIssuedLicence, markStarted } from '../licences.repository.ts';

/**
 * Uses the seat at the first launch: it moves from HELD to USED once, even with concurrent calls. A free retry moves no
 * seat. Returns false when the licence has left the state `issued`.
 */
export async function startLicence(
  tx: Tx,
  start: { licenceId: LicenceId; actorId: number; at: Date },
): Promise<boolean> {
  const licence = await lockIssuedLicence(tx, start.licenceId);
  if (licence === undefined) return false;
  await markStarted(tx, { licenceId: licence.id, at: start.at });
  if (licence.is_free_retry) return true;
  await moveSeats(tx, {
    key: keyOf(licence),
    from: { kind: 'HELD' },
    to: { kind: 'USED' },
    quantity: 1,
    kind: 'start',
    actorId: start.actorId,
    at: start.at,
    batchId: `start-${licence.id}`,
    licenceId: licence.id,
  });
  return true;
}

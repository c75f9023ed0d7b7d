import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { lockAttended } from './start-attended.repository.ts';
import { startLicence } from './start-licence.ts';

/**
 * Starts the licences of people who attended: those issued for the virtual group, or for the organisation without a
 * virtual group. A second call starts nothing more. Returns the number of licences started.
 */
export async function startAttended(
  tx: Tx,
  target: { virtualGroupId: VirtualGroupId; actorId: number; at: Date },
): Promise<number> {
  const licenceIds = await lockAttended(tx, target.virtualGroupId);
  for (const licenceId of licenceIds) await startLicence(tx, { licenceId, actorId: target.actorId, at: target.at });
  return licenceIds.length;
}

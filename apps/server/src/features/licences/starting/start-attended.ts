import type { Tx } from '../../../platform/db/index.ts';
import { lockAttended } from './start-attended.repository.ts';
import { startLicence } from './start-licence.ts';

/**
 * Who was there uses the licence: those issued for the virtual group, or in its organisation for no virtual group. Whoever
 * comes twice finds nothing more to start. @returns how many were started
 */
export async function startAttended(
  tx: Tx,
  of: { virtualGroupId: number; actorId: number; at: Date },
): Promise<number> {
  const licenceIds = await lockAttended(tx, of.virtualGroupId);
  for (const licenceId of licenceIds) await startLicence(tx, { licenceId, actorId: of.actorId, at: of.at });
  return licenceIds.length;
}

import type { LicenceId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { changeOutcome, continueLicence } from '../licences.repository.ts';

/**
 * Gives an ended licence the outcome of a corrected result, in the caller's transaction. Returns false, and changes
 * nothing, when the licence has been retried.
 */
export function correctOutcome(
  tx: Tx,
  correction: { licenceId: LicenceId; outcome: 'completed' | 'failed'; at: Date },
): Promise<boolean> {
  return changeOutcome(tx, correction);
}

/**
 * Continues a licence that had ended by a wrong result, in the caller's transaction. Its seat stays used.
 * Returns false, and changes nothing, when the licence has been retried.
 */
export function reopenLicence(tx: Tx, licenceId: LicenceId): Promise<boolean> {
  return continueLicence(tx, licenceId);
}

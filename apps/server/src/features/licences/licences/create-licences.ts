import type { LicenceId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { insertLicences, type NewLicences } from './create-licences.repository.ts';

/**
 * Creates one licence for each person, in the order of people. Call it in the transaction that moves their seats to
 * HELD. Violates `licences_live_key` when a person has a live licence for the product in this organisation.
 */
export function createLicences(tx: Tx, licences: NewLicences): Promise<LicenceId[]> {
  return insertLicences(tx, licences);
}

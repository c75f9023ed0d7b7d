import type { LicenceState, StockLevel } from './licences.schemas.ts';

/** A live licence blocks another one for the same person, organisation and product (L4). */
export function isLiveLicence(state: LicenceState): boolean {
  return state === 'issued' || state === 'in_progress';
}

type Ended = { state: LicenceState; end_reason: string | null; is_latest: boolean };

/**
 * Free of charge after a failure or a lapse, and after a revocation for a technical fault. `is_latest`: nothing was
 * issued to the person for this course since, so that one seat ends in one completion.
 */
export function canRetryLicence(licence: Ended): boolean {
  if (!licence.is_latest) return false;
  if (licence.state === 'failed' || licence.state === 'lapsed') return true;
  return licence.state === 'revoked' && licence.end_reason === 'technical_fault';
}

export function stockLevelOf({ available, lowAt }: { available: number; lowAt: number }): StockLevel {
  if (available <= 0) return 'empty';
  return available <= lowAt ? 'low' : 'ok';
}

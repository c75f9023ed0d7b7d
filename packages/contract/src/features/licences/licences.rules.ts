/** Licence states of domain 2.1. The server decides which state may follow which. */
export const licenceStates = [
  'issued',
  'in_progress',
  'completed',
  'failed',
  'reclaimed',
  'revoked',
  'lapsed',
] as const;
export type LicenceState = (typeof licenceStates)[number];

/**
 * Returns whether a licence is live. A live licence blocks another one for the same person, organisation and product
 * (L4).
 */
export function isLiveLicence(state: LicenceState): boolean {
  return state === 'issued' || state === 'in_progress';
}

type Ended = { state: LicenceState; end_reason: string | null; is_latest: boolean };

/**
 * Returns whether a licence can be retried free of charge: after a failure, a lapse, or a revocation for a technical
 * fault. `is_latest` means that the person has had no later licence for this course. So one seat ends in one
 * completion.
 */
export function canRetryLicence(licence: Ended): boolean {
  if (!licence.is_latest) return false;
  if (licence.state === 'failed' || licence.state === 'lapsed') return true;
  return licence.state === 'revoked' && licence.end_reason === 'technical_fault';
}

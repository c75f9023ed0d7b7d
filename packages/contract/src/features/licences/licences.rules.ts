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

export const productTypes = ['abstract_course', 'abstract_paper_course'] as const;
export type ProductType = (typeof productTypes)[number];

export const stockLevels = ['ok', 'low', 'empty'] as const;
export type StockLevel = (typeof stockLevels)[number];

export const issueSources = ['POT', 'POOL', 'VGPOOL'] as const;
export type IssueSource = (typeof issueSources)[number];

export const accountKinds = ['SUPPLY', 'POT', 'POOL', 'VGPOOL', 'HELD', 'USED', 'VOID'] as const;
export type AccountKind = (typeof accountKinds)[number];

export const movementKinds = [
  'purchase',
  'allocate',
  'return',
  'issue',
  'start',
  'reclaim',
  'delete',
  'adjust',
  'void',
  'months',
  'merge',
] as const;

/**
 * Tells whether a licence is live. A live licence blocks another one for the same person, organisation and product
 * (L4).
 */
export function isLiveLicence(state: LicenceState): boolean {
  return state === 'issued' || state === 'in_progress';
}

type Ended = { state: LicenceState; end_reason: string | null; is_latest: boolean };

/**
 * Tells whether a licence can be retried free of charge: after a failure, a lapse, or a revocation for a technical
 * fault. `is_latest` means that the person has had no later licence for this course. So one seat ends in one
 * completion.
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

import type { LicenceState } from './licences.schemas.ts';

/** Which state may follow which (domain 2.1). `completed` is final. */
export const licenceTransitions: Readonly<Record<LicenceState, readonly LicenceState[]>> = {
  issued: ['in_progress', 'reclaimed'],
  in_progress: ['completed', 'failed', 'revoked', 'lapsed'],
  failed: ['revoked'],
  completed: [],
  reclaimed: [],
  revoked: [],
  lapsed: [],
};

export function canLicenceBecome(from: LicenceState, to: LicenceState): boolean {
  return licenceTransitions[from].includes(to);
}

/** A live licence blocks another one for the same person, organisation and product (L4). */
export function isLiveLicence(state: LicenceState): boolean {
  return state === 'issued' || state === 'in_progress';
}

/** Stock at or below this is low: a tenth of what was bought, but at least five. */
export function reorderLevel(bought: number): number {
  return Math.max(5, Math.ceil(bought / 10));
}

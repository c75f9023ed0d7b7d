import type { LicenceState, StockLevel } from './licences.schemas.ts';

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

/** Free of charge after a failure or a lapse, and after a revocation for a technical fault. */
export function canRetryLicence(licence: { state: LicenceState; end_reason: string | null }): boolean {
  if (licence.state === 'failed' || licence.state === 'lapsed') return true;
  return licence.state === 'revoked' && licence.end_reason === 'technical_fault';
}

/** Stock at or below this is low, where nothing else is set: a tenth of what was bought in 12 months, at least five. */
export function reorderLevel(bought: number): number {
  return Math.max(5, Math.ceil(bought / 10));
}

export function stockLevelOf({ available, lowAt }: { available: number; lowAt: number }): StockLevel {
  if (available <= 0) return 'empty';
  return available <= lowAt ? 'low' : 'ok';
}

/** For how many days unissued seats last at the rate of the last 90; null when none were issued. */
export function daysOfCover({ available, issued }: { available: number; issued: number }): number | null {
  return issued === 0 ? null : Math.floor((available * 90) / issued);
}

import type { LicenceState } from './licences.rules.ts';
import { type TakeBackReason, takeBackReasons } from './take-back.rules.ts';

export const licenceStateWords: Record<LicenceState, string> = {
  issued: 'Not started',
  in_progress: 'In progress',
  completed: 'Completed',
  failed: 'Not passed',
  reclaimed: 'Taken back',
  revoked: 'Revoked',
  lapsed: 'Lapsed',
};

export const takeBackReasonWords: Record<TakeBackReason, string> = {
  no_longer_needed: 'No longer needed',
  left: 'The person has left',
  issued_by_mistake: 'Issued by mistake',
  technical_fault: 'Technical fault',
  other: 'Something else',
};

function isTakeBackReason(code: string): code is TakeBackReason {
  return takeBackReasons.some((known) => known === code);
}

/** Returns the reason why a licence ended, in words. */
export const endReasonText = (code: string): string =>
  isTakeBackReason(code) ? takeBackReasonWords[code] : code.replaceAll('_', ' ');

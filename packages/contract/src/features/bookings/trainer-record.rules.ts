import { type EnquiryState, enquiryStates } from './asking.rules.ts';
import { type ConfirmationState, confirmationStates } from './confirming.rules.ts';

/** Questions to a trainer: whether a date suits, and whether a start that is held is confirmed. */
export const questionKinds = ['date', 'confirmation'] as const;
export type QuestionKind = (typeof questionKinds)[number];
export const questionKindWords: Record<QuestionKind, string> = { date: 'Available?', confirmation: 'Please confirm' };

export const questionStates = [...new Set([...enquiryStates, ...confirmationStates])] as const;
export type QuestionState = EnquiryState | ConfirmationState;
export const questionStateWords: Record<QuestionState, string> = {
  sent: 'Not answered yet',
  asked: 'Not answered yet',
  yes: 'Yes',
  no: 'No',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  lapsed: 'Not answered in time',
  withdrawn: 'Withdrawn',
  superseded: 'Replaced',
};

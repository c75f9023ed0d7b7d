/** Reasons to take back. Only a licence revoked for a technical fault can be retried free of charge. */
export const takeBackReasons = ['no_longer_needed', 'left', 'issued_by_mistake', 'technical_fault', 'other'] as const;
export type TakeBackReason = (typeof takeBackReasons)[number];

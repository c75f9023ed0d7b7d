/** Only after a technical fault may a revoked licence be retried free of charge. */
export const takeBackReasons = ['no_longer_needed', 'left', 'issued_by_mistake', 'technical_fault', 'other'] as const;
export type TakeBackReason = (typeof takeBackReasons)[number];

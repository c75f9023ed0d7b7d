/** `expiring` and `expired` are worked out from the dates, never stored. */
export const certificateStates = ['valid', 'expiring', 'expired', 'superseded', 'revoked'] as const;

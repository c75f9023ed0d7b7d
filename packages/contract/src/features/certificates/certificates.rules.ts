/** States of a certificate. `expiring` and `expired` follow from its dates and are never stored. */
export const certificateStates = ['valid', 'expiring', 'expired', 'superseded', 'revoked'] as const;

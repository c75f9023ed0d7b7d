export const externalStates = ['unverified', 'verified', 'rejected'] as const;
export type ExternalState = (typeof externalStates)[number];

export const evidenceTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
export type EvidenceType = (typeof evidenceTypes)[number];

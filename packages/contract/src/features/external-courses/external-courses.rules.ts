export const externalStates = ['unverified', 'verified', 'rejected'] as const;
export type ExternalState = (typeof externalStates)[number];

/** Verdicts of an organisation about an entry. After `withdrawn` it has none. */
export const verdicts = ['verified', 'rejected', 'withdrawn'] as const;
export type Verdict = (typeof verdicts)[number];

export const evidenceTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
export type EvidenceType = (typeof evidenceTypes)[number];

/** States by which the list of entries can be filtered. */
export const entryFilters = ['', 'unverified', 'verified', 'rejected'] as const;
export type EntryFilter = (typeof entryFilters)[number];

/** Maximum number of entries that one call verifies. */
export const verifiedAtOnceMax = 50;

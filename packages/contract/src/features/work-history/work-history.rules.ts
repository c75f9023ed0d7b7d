/** Facts about a person in an organisation that have days: membership, services, job role and registration number. */
export const workFacts = ['member', 'service', 'role', 'registration'] as const;
export type WorkFact = (typeof workFacts)[number];

/** Characters of the reason for a correction. */
export const workHistoryReasonMax = 200;

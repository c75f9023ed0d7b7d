/** Facts about a person in an organisation that have days: membership, services, job role and registration number. */
export const standingFacts = ['member', 'service', 'role', 'registration'] as const;
export type StandingFact = (typeof standingFacts)[number];

/** Characters of the reason for a correction. */
export const standingReasonMax = 200;

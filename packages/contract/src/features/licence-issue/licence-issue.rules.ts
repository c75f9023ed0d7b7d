export const bulkIssueMax = 2_000;

/**
 * Verdict on one person. `valid_certificate` gets a licence that may not be needed yet. The other verdicts except
 * `eligible` get none.
 */
export const issueVerdicts = ['eligible', 'valid_certificate', 'already_live', 'archived', 'not_a_member'] as const;
export type IssueVerdict = (typeof issueVerdicts)[number];

/** Verdicts that get a licence. A valid certificate is only a warning. */
export const issuableVerdicts: readonly IssueVerdict[] = ['eligible', 'valid_certificate'];

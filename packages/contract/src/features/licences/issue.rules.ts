export const bulkIssueMax = 2_000;

/** Why somebody gets no licence, or, for `valid_certificate`, gets one that may not be needed yet. */
export const issueVerdicts = ['eligible', 'valid_certificate', 'already_live', 'archived', 'not_a_member'] as const;
export type IssueVerdict = (typeof issueVerdicts)[number];

/** Verdicts that a licence is issued to; a valid certificate is only a warning. */
export const issuableVerdicts: readonly IssueVerdict[] = ['eligible', 'valid_certificate'];

/**
 * Words that comments and identifiers avoid, and the word to use instead. An identifier is compared as its words, so
 * `saveAnswer` is "keep answer". `in: 'identifiers'` leaves comments alone. `example` is a text that the rule refuses.
 */
export const avoidList = [
  { avoid: /\bhats?\b/u, use: 'role', example: 'rolesUnder' },
  { avoid: /(?<!icon )\bdoors?\b/u, use: 'public API, endpoint or access', example: 'neighbour' },
  { avoid: /\bheed/u, use: 'the name of what is done with it', example: 'heedAnswer' },
  { avoid: /\btwins?\b/u, use: 'duplicate, match or counterpart', example: 'ensureCounterpart' },
  { avoid: /\brehears/u, use: 'dry run', example: 'rehearseMerge' },
  { avoid: /\bmend(s|ed|ing)?\b/u, use: 'repair or fix', example: 'applyRepairs' },
  { avoid: /\bsecond check\b/u, use: 'review step', example: 'useReviewStep' },
  {
    avoid: /\bsecond step (verif|at|of the (login|sign))|\bsecond step$|^second step\b/u,
    use: 'two-step verification',
    in: 'identifiers',
    example: 'twoStep',
  },
  { avoid: /\bheld (work|commit)/u, use: 'offline commit', example: 'heldWork' },
  { avoid: /\bhand in work\b/u, use: 'resend', example: 'resendCommits' },
  { avoid: /\bgive way\b/u, use: 'the name of what happens', example: 'showTakenOver' },
  { avoid: /\bhindrances?\b/u, use: 'refusal', example: 'findRefusal' },
  { avoid: /\bunforeseen\b/u, use: 'unreviewed', example: 'listUnreviewed' },
  { avoid: /\bduplicate things?\b|\bthing kinds?\b/u, use: 'duplicate record, kind', example: 'duplicateRecord' },
  { avoid: /\btrx\b/u, use: 'tx', example: 'tx' },
  { avoid: /\be-?mails? addresses\b|\be-mail/u, use: 'email', in: 'comments', example: '// the e-mail' },
  { avoid: /\bcrowds?\b/u, use: 'population', example: 'seedCrowd' },
  { avoid: /\bmeanwhile\b/u, use: 'edit conflict', in: 'identifiers', example: 'describeConflict' },
  {
    avoid: /^keep (?!alive|previous data|id|name|user ids|offline)/u,
    use: 'save, copy or insert',
    in: 'identifiers',
    example: 'saveAnswer',
  },
  { avoid: /^tell (?!me)/u, use: 'notify', in: 'identifiers', example: 'notifyOwner' },
  { avoid: /\bdesk\b/u, use: 'the name of the place', example: 'useImportPlace' },
  { avoid: /\btoo few\b/u, use: 'not enough, with its noun', in: 'identifiers', example: 'notEnoughSeats' },
  { avoid: /\bonly looks\b/u, use: 'read only', in: 'identifiers', example: 'isReadOnly' },
];

/**
 * Words that comments and identifiers avoid, and the word to use instead. An identifier is compared as its words, so
 * `keepAnswer` is "keep answer". With `in: 'identifiers'` a rule does not check comments. `example` is a text that the
 * rule refuses.
 */
export const avoidList = [
  { avoid: /\bhats?\b/u, use: 'role', example: 'hatsUnder' },
  { avoid: /(?<!icon )\bdoors?\b/u, use: 'public API, endpoint or access', example: 'nextDoor' },
  { avoid: /\bheed/u, use: 'the name of what is done with it', example: 'heedAnswer' },
  { avoid: /\btwins?\b/u, use: 'duplicate, match or counterpart', example: 'ensureTwin' },
  { avoid: /\brehears/u, use: 'dry run', example: 'rehearseMerge' },
  { avoid: /\bmend(s|ed|ing)?\b/u, use: 'repair or fix', example: 'mendFaults' },
  { avoid: /\bsecond check\b/u, use: 'review step', example: 'useSecondCheck' },
  {
    avoid: /\bsecond step (verif|at|of the (login|sign))|\bsecond step$|^second step\b/u,
    use: 'two-step verification',
    in: 'identifiers',
    example: 'secondStep',
  },
  { avoid: /\bheld (work|commit)/u, use: 'offline commit', example: 'heldWork' },
  { avoid: /\bhand in work\b/u, use: 'resend', example: 'handInWork' },
  { avoid: /\bgive way\b/u, use: 'the name of what happens', example: 'giveWay' },
  { avoid: /\bhindrances?\b/u, use: 'refusal', example: 'findHindrance' },
  { avoid: /\bunforeseen\b/u, use: 'unreviewed', example: 'unforeseen' },
  { avoid: /\bduplicate things?\b|\bthing kinds?\b/u, use: 'duplicate record, kind', example: 'duplicateThing' },
  { avoid: /\btrx\b/u, use: 'tx', example: 'trx' },
  { avoid: /\be-?mails? addresses\b|\be-mail/u, use: 'email', in: 'comments', example: '// the e-mail' },
  { avoid: /\bcrowds?\b/u, use: 'population', example: 'seedCrowd' },
  { avoid: /\bmeanwhile\b/u, use: 'edit conflict', in: 'identifiers', example: 'changedMeanwhile' },
  {
    avoid: /^keep (?!alive|previous data|id|user ids|offline)/u,
    use: 'save, copy or insert',
    in: 'identifiers',
    example: 'keepAnswer',
  },
  { avoid: /^tell (?!me)/u, use: 'notify', in: 'identifiers', example: 'tellOwner' },
  { avoid: /\bdesk\b/u, use: 'the name of the place', example: 'useDesk' },
  { avoid: /\btoo few\b/u, use: 'not enough, with its noun', in: 'identifiers', example: 'tooFew' },
  { avoid: /\bonly looks\b/u, use: 'read only', in: 'identifiers', example: 'onlyLooks' },
];

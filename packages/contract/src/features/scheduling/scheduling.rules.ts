/** Conflicts of a trainer, a venue or a meeting account, in the order of the checks. */
export const conflictCodes = [
  'inactive',
  // The account or the trainer waits for its first use. A draft may name such a trainer.
  'not_active_yet',
  // Left out of a booking by a site admin.
  'excluded_here',
  'unsuitable',
  'group_excluded',
  'venue_excluded',
  'venue_refuses',
  'mode',
  'overlap',
  'away',
  // Taken in a calendar of the trainer's own.
  'busy',
  'outside_hours',
  'too_far',
  'no_time_between',
  // Too few hours at home between two days.
  'short_rest',
  'day_full',
  'week_full',
  'venue_overlap',
  'account_overlap',
] as const;
export type ConflictCode = (typeof conflictCodes)[number];

const ignorable: readonly ConflictCode[] = [
  'overlap',
  'away',
  'busy',
  'outside_hours',
  'too_far',
  'no_time_between',
  'short_rest',
  'day_full',
  'week_full',
  'venue_overlap',
  'account_overlap',
];

/** Returns whether a site admin may book in spite of this, with a reason. */
export const canIgnore = (code: ConflictCode): boolean => ignorable.includes(code);

/** Parts of the score of a trainer. */
export const scoreParts = ['suitability', 'journey', 'fit', 'compatibility', 'load', 'feedback'] as const;
export type ScorePart = (typeof scoreParts)[number];

export const scorePartNames: Record<ScorePart, string> = {
  suitability: 'Suitability',
  journey: 'Journey',
  fit: 'Calendar',
  compatibility: 'Organisation',
  load: 'Workload',
  feedback: 'Feedback',
};

/** Verdicts about a trainer: free, bookable only over a conflict, or not bookable. */
export const verdicts = ['possible', 'conflict', 'impossible'] as const;
export type Verdict = (typeof verdicts)[number];

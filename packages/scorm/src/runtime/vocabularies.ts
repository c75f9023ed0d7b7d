export const LESSON_STATUSES = ['passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted'] as const;
export type LessonStatus = (typeof LESSON_STATUSES)[number];

/** Statuses that a SCO may set. "not attempted" can only be read. */
export const SCO_STATUSES = ['passed', 'completed', 'failed', 'incomplete', 'browsed'] as const;
export type ScoStatus = (typeof SCO_STATUSES)[number];

export const EXIT_VALUES = ['time-out', 'suspend', 'logout', ''] as const;
export type ExitValue = (typeof EXIT_VALUES)[number];

export type EntryValue = 'ab-initio' | 'resume' | '';
export type Credit = 'credit' | 'no-credit';
export type LessonMode = 'normal' | 'review' | 'browse';

export const INTERACTION_TYPES = [
  'true-false',
  'choice',
  'fill-in',
  'matching',
  'performance',
  'sequencing',
  'likert',
  'numeric',
] as const;

export const INTERACTION_RESULTS = ['correct', 'wrong', 'unanticipated', 'neutral'] as const;

/** Limits: lengths in UTF-16 units, counts in records. `standard` is the limit of SCORM 1.2 where more is accepted. */
export const LIMITS = {
  identifier: 255,
  string: 255,
  text: 4096,
  comments: 4096,
  lessonLocation: 1000,
  lessonLocationStandard: 255,
  suspendData: 64_000,
  suspendDataStandard: 4096,
  decimal: 32,
  objectives: 1000,
  interactions: 10_000,
  recordsPerInteraction: 200,
  /**
   * Maximum number of characters of all objectives and patterns of one interaction, so that it fits into one commit.
   */
  interactionLists: 64_000,
} as const;

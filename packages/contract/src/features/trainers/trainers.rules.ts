/** Ways of teaching: at a place, or in a video meeting. */
export const trainingModes = ['face_to_face', 'virtual'] as const;
export type TrainingMode = (typeof trainingModes)[number];

export const trainingModeWords: Record<TrainingMode, string> = { face_to_face: 'Face to face', virtual: 'Virtual' };

/** States of a trainer. Only an active trainer can be chosen for a course. */
export const trainerStates = ['active', 'new', 'deactivated', 'closed'] as const;
export type TrainerState = (typeof trainerStates)[number];

export const trainerStateWords: Record<TrainerState, string> = {
  active: 'Active',
  new: 'Not activated',
  deactivated: 'Deactivated',
  closed: 'Account not in use',
};

/** Lists of trainers: those who can be chosen, and the others. */
export const trainerLists = ['any', 'active', 'inactive'] as const;
export type TrainerList = (typeof trainerLists)[number];

/** Levels at which a trainer teaches a course. */
export const suitabilityLevels = [0, 1, 2, 3] as const;
export type SuitabilityLevel = (typeof suitabilityLevels)[number];

export const suitabilityWords: Record<SuitabilityLevel, string> = {
  0: 'Does not teach it',
  1: 'Can teach it',
  2: 'Teaches it well',
  3: 'Teaches it best',
};

/** Compatibility of a trainer with an organisation. No entry means neutral. */
export const compatibilityKinds = ['preferred', 'avoid', 'excluded'] as const;
export type CompatibilityKind = (typeof compatibilityKinds)[number];

export const compatibilityWords: Record<CompatibilityKind, string> = {
  preferred: 'Preferred',
  avoid: 'Avoid',
  excluded: 'Excluded',
};

/** Number of days from today that the list of upcoming courses shows. */
export const upcomingDays = 90;

export const trainerLimits = {
  journey: 600,
  daysPerWeek: 7,
  sessionsPerDay: 4,
  buffer: 120,
  biography: 2_000,
  reason: 500,
  /** Most rows of one list that is saved whole. */
  rows: 500,
} as const;

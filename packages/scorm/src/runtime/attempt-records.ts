import type { Credit, EntryValue, ExitValue, LessonMode, LessonStatus, ScoStatus } from './vocabularies.ts';

/** Preferences as the SCO set them. "" means not set. */
export type Preferences = { audio: string; language: string; speed: string; text: string };

/** Objective as the SCO set it. "" means not set. */
export type Objective = {
  id: string;
  status: LessonStatus | '';
  raw_score: string;
  min_score: string;
  max_score: string;
};

/** Complete objective that changed, with its index in cmi.objectives. */
export type ObjectiveChange = Objective & { index: number };

/**
 * Interaction as far as this launch set it. An absent field was not set since the launch. That matters only below
 * `interactionsOffset`: there the stored record must be merged field by field, and a list replaced only when it is not
 * empty. At and above the offset this is the complete record.
 */
export type Interaction = {
  /** Index in the attempt's journal, counted from 0 over all its sessions. */
  index: number;
  id?: string;
  type?: string;
  /** Time of day, HH:MM:SS.SS. */
  time?: string;
  weighting?: string;
  student_response?: string;
  result?: string;
  /** CMITimespan. */
  latency?: string;
  /** Identifiers of objectives. */
  objectives: string[];
  /** Correct patterns. */
  correct_responses: string[];
};

/** State that the player page inlines for the run-time. Field names are those of the attempt record. */
export type LaunchState = {
  /** `name` is "Last, First". */
  student: { id: string; name: string };
  lesson_location: string;
  lesson_status: LessonStatus;
  /** Last status that the package itself set in this attempt. Null when it set none. */
  own_status: ScoStatus | null;
  entry_value: EntryValue;
  raw_score: string;
  min_score: string;
  max_score: string;
  /** CMITimespan over all earlier sessions. */
  total_time: string;
  launch_data: string;
  suspend_data: string;
  credit: Credit;
  mode: LessonMode;
  masteryScore: number | null;
  /** True when mastery may overrule a status that the SCO set. See `finishStatus`. */
  masteryOverride: boolean;
  /** CMITimespan or "". */
  maxTimeAllowed: string;
  timeLimitAction: string;
  comments: string;
  comments_from_lms: string;
  preferences: Preferences;
  objectives: Objective[];
  /** Value of cmi.interactions._count at launch: the number of stored interactions. */
  interactionsOffset: number;
};

/** Fields of a delta that the package sets as elements of one text each. Two hold a word of a vocabulary. */
export const ELEMENT_FIELDS = [
  'lesson_status',
  'lesson_location',
  'suspend_data',
  'raw_score',
  'min_score',
  'max_score',
  'exit_value',
  'session_time',
  'comments',
] as const;
/** Fields of a delta that hold one text each, with their names in the attempt record. */
export const DELTA_FIELDS = [...ELEMENT_FIELDS, 'own_status'] as const;
export type DeltaField = (typeof DELTA_FIELDS)[number];
type DeltaWords = {
  /** As the package reads it: the status that it set, or at the end of a session the settled one. */
  lesson_status?: LessonStatus;
  /** Last status that the package itself set in this attempt. "" when it set none. Present with every `lesson_status`. */
  own_status?: ScoStatus | '';
  exit_value?: ExitValue;
};

/**
 * Changes since the last delta, as plain JSON. Unchanged fields are absent. Values replace the stored ones, so storing
 * a delta twice does no harm. `comments` holds all comments, not only the last one.
 */
export type Delta = DeltaWords & { [F in Exclude<DeltaField, keyof DeltaWords>]?: string } & {
  /**
   * Number of the LMSInitialize in this launch, from 1. session_time belongs to this session. The stored total is the
   * sum of the last session_time of each session.
   */
  session: number;
  preferences?: Preferences;
  objectives?: ObjectiveChange[];
  interactions: Interaction[];
};

/** Returns whether an interaction has a response. Finishing a course sends only those that have one. */
export function hasStudentResponse(interaction: Interaction): boolean {
  return interaction.student_response !== undefined && interaction.student_response !== '';
}

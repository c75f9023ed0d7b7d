import type { Credit, EntryValue, ExitValue, LessonMode, LessonStatus } from './vocabularies.ts';

/** Strings as the SCO set them; "" means not set. */
export type Preferences = { audio: string; language: string; speed: string; text: string };

/** Strings as the SCO set them; "" means not set. */
export type Objective = {
  id: string;
  status: LessonStatus | '';
  raw_score: string;
  min_score: string;
  max_score: string;
};

/** A changed objective, whole, with its place in cmi.objectives. */
export type ObjectiveChange = Objective & { index: number };

/**
 * An interaction, whole as far as this launch set it: a field that is absent was not set since launch. That
 * matters only below `interactionsOffset`, where the stored record has to be merged field by field (and a list
 * only replaced when it is not empty); at and above the offset it is the complete record.
 */
export type Interaction = {
  /** Place in the attempt's journal, counted from 0 over all its sessions. */
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
  /** Objective identifiers. */
  objectives: string[];
  /** Correct patterns. */
  correct_responses: string[];
};

/** What the player page inlines for the run-time; field names are those of the attempt record (point 3). */
export type LaunchState = {
  /** `name` as "Last, First". */
  student: { id: string; name: string };
  lesson_location: string;
  lesson_status: LessonStatus;
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
  /** Whether mastery may overrule a status the SCO set; see finishStatus. */
  masteryOverride: boolean;
  /** CMITimespan or "". */
  maxTimeAllowed: string;
  timeLimitAction: string;
  comments: string;
  comments_from_lms: string;
  preferences: Preferences;
  objectives: Objective[];
  /** cmi.interactions._count at launch: how many are stored already. */
  interactionsOffset: number;
};

/** Fields of a delta that hold one text each, with their names in the attempt record. Two hold a word of a vocabulary. */
export const DELTA_FIELDS = [
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
export type DeltaField = (typeof DELTA_FIELDS)[number];
type DeltaWords = { lesson_status?: LessonStatus; exit_value?: ExitValue };

/**
 * What changed since the last delta, plain JSON; fields that did not change are absent. Values replace the stored
 * ones, so storing a delta twice does no harm. `comments` holds all comments, not only the last.
 */
export type Delta = DeltaWords & { [F in Exclude<DeltaField, keyof DeltaWords>]?: string } & {
  /**
   * 1 for the first LMSInitialize of this launch, 2 for the next... session_time belongs to this session: the
   * stored total is the sum, over sessions, of the last session_time of each.
   */
  session: number;
  preferences?: Preferences;
  objectives?: ObjectiveChange[];
  interactions: Interaction[];
};

/** Point 5: finishing a course posts only interactions that have a student_response. */
export function hasStudentResponse(interaction: Interaction): boolean {
  return interaction.student_response !== undefined && interaction.student_response !== '';
}

import { type ExitValue, finishStatus, type LessonStatus, ownStatusOf } from '@doselore/scorm/runtime';

/** Stored facts of an attempt or a practice that decide its status. */
export type StatusFacts = {
  lesson_status: string;
  /** Status that the package itself set. "" when it set none, null when only `lesson_status` was stored. */
  own_status: string | null;
  exit_value: string;
  raw_score: string;
  mastery_score: number | null;
  mastery_override: boolean;
};

/**
 * Returns the status at the end of a session for credit, by the rules of the run-time. What the player worked out is not
 * trusted: it is worked out again from what the package set.
 */
export function settledStatus(facts: StatusFacts): LessonStatus {
  return finishStatus({
    statusAtLaunch: facts.lesson_status as LessonStatus,
    ownAtLaunch: ownStatusOf(facts),
    statusSetBySco: null,
    exit: facts.exit_value as ExitValue,
    credit: 'credit',
    mode: 'normal',
    masteryScore: facts.mastery_score,
    rawScore: facts.raw_score,
    masteryOverride: facts.mastery_override,
  });
}

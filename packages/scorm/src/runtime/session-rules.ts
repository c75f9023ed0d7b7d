import type { Credit, EntryValue, ExitValue, LessonMode, LessonStatus, ScoStatus } from './vocabularies.ts';

export type FinishFacts = {
  /** Stored status when the session began. */
  statusAtLaunch: LessonStatus;
  /** Last status that the SCO set in this session. Null when it set none. */
  statusSetBySco: ScoStatus | null;
  credit: Credit;
  mode: LessonMode;
  /** Score from 0 to 100. Null when the manifest has none. */
  masteryScore: number | null;
  /** Score as the SCO set it. "" when it set none. */
  rawScore: string;
  /** True when the mastery score may overrule a status that the SCO set. A setting of the SCO, on by default. */
  masteryOverride: boolean;
};

/**
 * Returns the status of an attempt when a session ends, by LMSFinish or when the learner leaves (RTE p. 26). A status
 * that the SCO set in an earlier session counts as set by the SCO. Idempotent: with the result as `statusSetBySco` it
 * returns the same result.
 */
export function finishStatus(facts: FinishFacts): LessonStatus {
  const { statusAtLaunch, mode } = facts;
  if (mode === 'review') return statusAtLaunch;
  if (mode === 'browse') return bestStatus(statusAtLaunch, 'browsed');
  if (facts.credit === 'no-credit') return statusAtLaunch;
  const own = facts.statusSetBySco ?? (statusAtLaunch === 'not attempted' ? null : statusAtLaunch);
  const judged = judge(facts.masteryScore, facts.rawScore);
  if (own === null) return judged ?? 'completed';
  return facts.masteryOverride && judged !== null ? judged : own;
}

/** Returns cmi.core.entry at launch. `status` null or "not attempted" means that the attempt has no data yet. */
export function entryFor(attempt: { status: LessonStatus | null; lastExit: ExitValue }): EntryValue {
  if (attempt.status === null || attempt.status === 'not attempted') return 'ab-initio';
  return attempt.lastExit === 'suspend' ? 'resume' : '';
}

const FROM_BEST: readonly LessonStatus[] = ['passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted'];

/** Returns the better of two statuses of one attempt. A pass is not lost when the learner opens the course again. */
export function bestStatus(first: LessonStatus, second: LessonStatus): LessonStatus {
  return FROM_BEST.indexOf(first) <= FROM_BEST.indexOf(second) ? first : second;
}

function judge(masteryScore: number | null, rawScore: string): 'passed' | 'failed' | null {
  if (masteryScore === null || rawScore.trim() === '') return null;
  const raw = Number(rawScore);
  if (Number.isNaN(raw)) return null;
  return raw >= masteryScore ? 'passed' : 'failed';
}

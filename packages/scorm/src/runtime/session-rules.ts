import {
  type Credit,
  type EntryValue,
  type ExitValue,
  type LessonMode,
  type LessonStatus,
  SCO_STATUSES,
  type ScoStatus,
} from './vocabularies.ts';

export type FinishFacts = {
  /** Settled status of the earlier sessions, which the package read when this one began. */
  statusAtLaunch: LessonStatus;
  /** Last status that the package itself set in an earlier session. Null when it set none. */
  ownAtLaunch: ScoStatus | null;
  /** Last status that the package set in this session. Null when it set none. */
  statusSetBySco: ScoStatus | null;
  /** cmi.core.exit of this session. "" when the package set none. */
  exit: ExitValue;
  credit: Credit;
  mode: LessonMode;
  /** Score from 0 to 100. Null when the manifest has none. */
  masteryScore: number | null;
  /** Score as the package set it. "" when it set none. */
  rawScore: string;
  /** True when the mastery score may overrule a result that the package set. A setting of the SCO, on by default. */
  masteryOverride: boolean;
};

/**
 * Returns the status of an attempt when a session ends, by LMSFinish or when the learner leaves (RTE p. 26).
 *
 * The mastery score judges results: completed, passed, failed, or a score without a status. "incomplete" and "browsed"
 * are no results and stay. Idempotent: with the result as `statusAtLaunch`, and the last status that the package set as
 * `ownAtLaunch`, it returns the same result.
 */
export function finishStatus(facts: FinishFacts): LessonStatus {
  const { statusAtLaunch, ownAtLaunch, statusSetBySco, mode } = facts;
  if (mode === 'review') return statusAtLaunch;
  if (mode === 'browse') return bestStatus(statusAtLaunch, 'browsed');
  if (facts.credit === 'no-credit') return statusAtLaunch;
  const lastSet = statusSetBySco ?? ownAtLaunch;
  if (lastSet === null) return statusOfSilent(facts);
  if (!isResult(lastSet)) return lastSet;
  // A result of an earlier session was judged when that session ended.
  const own = statusSetBySco ?? statusAtLaunch;
  if (!facts.masteryOverride) return own;
  return judge(facts.masteryScore, facts.rawScore) ?? own;
}

/**
 * Returns the status for a package that never sets one. Suspending says that the learner has not finished, whatever the
 * score is, for example when the page shows another website that did not load. Any other exit completes.
 */
function statusOfSilent({ statusAtLaunch, exit, masteryScore, rawScore }: FinishFacts): LessonStatus {
  if (exit === 'suspend') return statusAtLaunch === 'not attempted' ? 'incomplete' : statusAtLaunch;
  return judge(masteryScore, rawScore) ?? (isResult(statusAtLaunch) ? statusAtLaunch : 'completed');
}

function isResult(status: LessonStatus): boolean {
  return status === 'passed' || status === 'completed' || status === 'failed';
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

/**
 * Returns the status that the package itself set, from what is stored of an attempt: "" when it set none. Null in older
 * records, which have only the settled status; it then counts as set by the package.
 */
export function ownStatusOf(stored: { own_status: string | null; lesson_status: string }): ScoStatus | null {
  const settled = stored.lesson_status === 'not attempted' ? '' : stored.lesson_status;
  const own = stored.own_status ?? settled;
  return SCO_STATUSES.find((status) => status === own) ?? null;
}

import type { Credit, EntryValue, ExitValue, LessonMode, LessonStatus, ScoStatus } from './vocabularies.ts';

export type FinishFacts = {
  /** The stored status the session began with. */
  statusAtLaunch: LessonStatus;
  /** The last status the SCO set in this session; null when it set none. */
  statusSetBySco: ScoStatus | null;
  credit: Credit;
  mode: LessonMode;
  /** 0 to 100; null when the manifest has none. */
  masteryScore: number | null;
  /** As the SCO set it; "" when it has none. */
  rawScore: string;
  /** Whether the mastery score may overrule the status the SCO set. A setting of the SCO, on by default. */
  masteryOverride: boolean;
};

/**
 * The status an attempt has once a session ends, by LMSFinish or by the learner going away (RTE p. 26).
 * A status the SCO set in an earlier session still counts as its own. Idempotent: giving the answer back as
 * `statusSetBySco` gives the same answer.
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

/** What cmi.core.entry says at launch. `status` null or "not attempted" means the attempt holds nothing yet. */
export function entryFor(attempt: { status: LessonStatus | null; lastExit: ExitValue }): EntryValue {
  if (attempt.status === null || attempt.status === 'not attempted') return 'ab-initio';
  return attempt.lastExit === 'suspend' ? 'resume' : '';
}

const FROM_BEST: readonly LessonStatus[] = ['passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted'];

/** The better of two statuses of one attempt: a pass is not lost by a later look into the course. */
export function bestStatus(first: LessonStatus, second: LessonStatus): LessonStatus {
  return FROM_BEST.indexOf(first) <= FROM_BEST.indexOf(second) ? first : second;
}

function judge(masteryScore: number | null, rawScore: string): 'passed' | 'failed' | null {
  if (masteryScore === null || rawScore.trim() === '') return null;
  const raw = Number(rawScore);
  if (Number.isNaN(raw)) return null;
  return raw >= masteryScore ? 'passed' : 'failed';
}

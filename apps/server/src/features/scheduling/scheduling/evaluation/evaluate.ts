import type { Candidate, Conflict, ScoredPart } from '@doselore/contract/scheduling';
import { conflictsOfCourse, conflictsOfDay, conflictsOfStart, inOrder } from './conflicts.ts';
import { type Day, readDay } from './day.ts';
import type { CourseFacts, Settings, Span, TrainerFacts } from './facts.ts';
import { type Figures, figuresOf } from './figures.ts';
import { partsOf } from './score.ts';
import { dayInWords } from './wall.ts';

/**
 * Returns the verdict, the conflicts and the score of a trainer for a course. The comparison, the check and scheduling
 * all call it, so that they agree. It reads no other candidate, so that no score depends on the list. A course of several
 * sessions gets the parts of its worst session.
 */
export function evaluate(
  trainer: TrainerFacts,
  { course, settings }: { course: CourseFacts; settings: Settings },
): Candidate {
  const always = conflictsOfCourse(trainer, course);
  return candidateOf(trainer, always, judgeSessions(trainer, { course, settings }));
}

/** One session of a course of a trainer: what is in its way alone, and its score. */
export type SessionVerdict = Pick<Candidate, 'verdict' | 'conflicts' | 'score'> & Pick<Figures, 'there' | 'back'>;

/**
 * Returns what `evaluate` does, with what it says of each session. A session has the conflicts of its own day and start,
 * among them those with the other sessions of the course.
 */
export function evaluateEach(
  trainer: TrainerFacts,
  { course, settings }: { course: CourseFacts; settings: Settings },
): Candidate & { sessions: SessionVerdict[] } {
  const always = conflictsOfCourse(trainer, course);
  const judged = judgeSessions(trainer, { course, settings });
  return {
    ...candidateOf(trainer, always, judged),
    sessions: judged.map(({ session, day, conflicts, parts }) => ({
      verdict: verdictOf([...always, ...conflicts]),
      ...{ conflicts, score: sumOf(parts) },
      ...figuresOf(trainer, { course, session, day }),
    })),
  };
}

type JudgedSession = { session: Span; day: Day; conflicts: Conflict[]; parts: ScoredPart[] };

function judgeSessions(
  trainer: TrainerFacts,
  { course, settings }: { course: CourseFacts; settings: Settings },
): JudgedSession[] {
  return course.sessions.map((session) => {
    const others = { ...course, sessions: course.sessions.filter((one) => one !== session) };
    const day = readDay(trainer, others, session.start);
    const judged = { course, session, settings, day };
    const conflicts = inOrder([...conflictsOfDay(trainer, day), ...conflictsOfStart(trainer, judged)]);
    return { session, day, conflicts, parts: partsOf(trainer, judged) };
  });
}

function candidateOf(trainer: TrainerFacts, always: Conflict[], judged: readonly JudgedSession[]): Candidate {
  const isNamed = judged.length > 1;
  const ofSessions = judged.flatMap((one) => onDay(one.conflicts, { at: one.session.start, isNamed }));
  const conflicts = [...always, ...ofSessions];
  const parts = worstOf(judged.map((one) => one.parts));
  return {
    id: trainer.id,
    name: trainer.name,
    is_invited: trainer.is_invited,
    verdict: verdictOf(conflicts),
    conflicts,
    score: sumOf(parts),
    parts,
  };
}

function onDay(conflicts: Conflict[], { at, isNamed }: { at: number; isNamed: boolean }): Conflict[] {
  return isNamed ? conflicts.map((one) => ({ ...one, text: `${dayInWords(at)}: ${one.text}` })) : conflicts;
}

export function verdictOf(conflicts: readonly Conflict[]): Candidate['verdict'] {
  if (conflicts.length === 0) return 'possible';
  return conflicts.every((one) => one.can_be_ignored) ? 'conflict' : 'impossible';
}

/** Adds up the points of the parts of a score. */
export const sumOf = (parts: readonly ScoredPart[]) => parts.reduce((sum, { points }) => sum + points, 0);

function worstOf(all: ScoredPart[][]): ScoredPart[] {
  return all.reduce((worst, parts) => (sumOf(parts) < sumOf(worst) ? parts : worst), all[0] ?? []);
}

const order = { possible: 0, conflict: 1, impossible: 2 } as const;

/** Puts candidates in the order of the list: by verdict, then by score, the best first, then by number. */
export function ranked<One extends Candidate>(candidates: readonly One[]): One[] {
  return [...candidates].sort((a, b) => order[a.verdict] - order[b.verdict] || b.score - a.score || a.id - b.id);
}

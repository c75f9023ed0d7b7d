import type { Candidate, Conflict, ScoredPart } from '@doselore/contract/scheduling';
import { conflictsOfCourse, conflictsOfDay, conflictsOfStart, inOrder } from './conflicts.ts';
import { readDay } from './day.ts';
import type { CourseFacts, Settings, TrainerFacts } from './facts.ts';
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
  const judged = course.sessions.map((session) => {
    const others = { ...course, sessions: course.sessions.filter((one) => one !== session) };
    return { course, session, settings, day: readDay(trainer, others, session.start) };
  });
  const conflicts = [
    ...conflictsOfCourse(trainer, course),
    ...judged.flatMap((one) =>
      onDay(inOrder([...conflictsOfDay(trainer, one.day), ...conflictsOfStart(trainer, one)]), {
        at: one.session.start,
        isNamed: course.sessions.length > 1,
      }),
    ),
  ];
  const parts = worstOf(judged.map((one) => partsOf(trainer, one)));
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

function verdictOf(conflicts: readonly Conflict[]): Candidate['verdict'] {
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

import type { Candidate, Conflict, ScoredPart } from '@doselore/contract/scheduling';
import { conflictsOfCourse, conflictsOfSession } from './conflicts.ts';
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
  const conflicts = [
    ...conflictsOfCourse(trainer, course),
    ...course.sessions.flatMap((session) =>
      onDay(conflictsOfSession(trainer, { course, session, settings }), {
        at: session.start,
        isNamed: course.sessions.length > 1,
      }),
    ),
  ];
  const parts = worstOf(course.sessions.map((session) => partsOf(trainer, { course, session, settings })));
  return {
    id: trainer.id,
    name: trainer.name,
    is_invited: trainer.is_invited,
    verdict: verdictOf(conflicts),
    conflicts,
    score: parts.reduce((sum, { points }) => sum + points, 0),
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

const sumOf = (parts: readonly ScoredPart[]) => parts.reduce((sum, { points }) => sum + points, 0);

function worstOf(all: ScoredPart[][]): ScoredPart[] {
  return all.reduce((worst, parts) => (sumOf(parts) < sumOf(worst) ? parts : worst), all[0] ?? []);
}

const order = { possible: 0, conflict: 1, impossible: 2 } as const;

/** Puts candidates in the order of the list: by verdict, then by score, the best first, then by number. */
export function ranked(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((a, b) => order[a.verdict] - order[b.verdict] || b.score - a.score || a.id - b.id);
}

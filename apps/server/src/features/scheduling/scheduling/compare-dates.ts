import type { Candidate, Conflict } from '@doselore/contract/scheduling';
import type { Queries } from '../../../platform/db/index.ts';
import { evaluateEach, ranked, type SessionVerdict } from './evaluation/evaluate.ts';
import type { Demand } from './facts/demand.ts';
import { loadFacts } from './facts/load-facts.ts';
import { loadPlace } from './facts/load-place.ts';

type DatesChoice = {
  /** Trainers by all dates together, the best first, each with what the rules say of every date. */
  trainers: (Candidate & { sessions: SessionVerdict[] })[];
  /** Why the venue or the meeting account is not free, for each date. */
  placeConflicts: Conflict[][];
};

/**
 * Compares trainers for a course on several dates, by the rules that claiming asks: the sessions of the demand, in their order.
 * Compares all trainers when none are named.
 */
export async function compareDates(db: Queries, demand: Demand, trainerIds?: readonly number[]): Promise<DatesChoice> {
  const { trainers, course, settings } = await loadFacts(db, demand, trainerIds);
  const conflictsAt = await loadPlace(db, demand);
  return {
    trainers: ranked(trainers.map((trainer) => evaluateEach(trainer, { course, settings }))),
    placeConflicts: course.sessions.map((session) => conflictsAt({ ...course, sessions: [session] }, settings)),
  };
}

import type { CheckedSchedule } from '@doselore/contract/scheduling';
import type { Queries } from '../../../platform/db/index.ts';
import { evaluate, ranked } from './evaluation/evaluate.ts';
import { loadAccountConflicts } from './facts/load-account-conflicts.ts';
import { type CoursePlan, loadFacts } from './facts/load-facts.ts';
import { loadVenueConflicts } from './facts/load-venue-conflicts.ts';

/** Compares all trainers for a course, the best first, and lists the conflicts of its venue and its meeting account. */
export async function checkSchedule(
  db: Queries,
  plan: Omit<CoursePlan, 'trainerIds'> & { video_account_id: number | null },
): Promise<CheckedSchedule> {
  const facts = await loadFacts(db, plan);
  return {
    trainers: ranked(facts.trainers.map((trainer) => evaluate(trainer, facts))),
    venue_conflicts: await loadVenueConflicts(db, plan, facts),
    account_conflicts: (await loadAccountConflicts(db, plan, facts)).conflicts,
  };
}

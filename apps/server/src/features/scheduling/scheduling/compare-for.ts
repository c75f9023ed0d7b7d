import type { CheckedSchedule } from '@doselore/contract/scheduling';
import type { Queries } from '../../../platform/db/index.ts';
import { evaluate, ranked } from './evaluation/evaluate.ts';
import type { Demand } from './facts/demand.ts';
import { loadAccountConflicts } from './facts/load-account-conflicts.ts';
import { loadFacts } from './facts/load-facts.ts';
import { loadVenueConflicts } from './facts/load-venue-conflicts.ts';

/** Compares all trainers for a demand, the best first, and lists the conflicts of its venue and its meeting account. */
export async function compareFor(db: Queries, demand: Demand): Promise<CheckedSchedule> {
  const facts = await loadFacts(db, demand);
  return {
    trainers: ranked(facts.trainers.map((trainer) => evaluate(trainer, facts))),
    venue_conflicts: await loadVenueConflicts(db, demand, facts),
    account_conflicts: (await loadAccountConflicts(db, demand, facts)).conflicts,
  };
}

import type { CheckedSchedule } from '@doselore/contract/scheduling';
import type { Queries } from '../../../platform/db/index.ts';
import { evaluate, ranked } from './evaluation/evaluate.ts';
import type { Span } from './evaluation/facts.ts';
import { findFirstStart, type Option } from './evaluation/find-starts.ts';
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

type Window = { demand: Omit<Demand, 'sessions'>; minutes: number; window: Span };

/**
 * Compares all trainers for one session that begins in a window of a day, each at their first start without a conflict,
 * the best first. The venue and the meeting account are no part of it.
 */
export async function compareStarts(db: Queries, { demand, minutes, window }: Window): Promise<Option[]> {
  const whole = { start: window.start, end: window.end + minutes * 60_000 };
  const { course, settings, trainers } = await loadFacts(db, { ...demand, sessions: [whole] });
  return ranked(trainers.map((trainer) => findFirstStart(trainer, { course, settings, minutes, window })));
}

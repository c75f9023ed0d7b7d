import type { Enquired, Thresholds } from '@doselore/contract/bookings';
import { reachesThresholds } from '../choosing/choose-trainers.ts';
import type { Candidate, Candidates } from './find-candidates.ts';

/** Trainer who is asked about a date, by its place in the list of dates, with the rank among those who reach the line. */
export type Picked = { nth: number; option: Candidate; rank: number | null; count: number };

type Picking = Pick<Candidates, 'possible'> & {
  thresholds: Thresholds;
  /** Most trainers for each date. */
  shortlist: number;
  /** Returns whether a trainer was asked about a date before, so that they are not asked again. */
  wasAsked: (trainerId: number, nth: number) => boolean;
};

/** Picks the best trainers for each date who can take it and reach the thresholds, without those who were asked before. */
export function pickBest({ possible, thresholds, shortlist, wasAsked }: Picking): Picked[] {
  return possible.flatMap((all, nth) => {
    const reaching = all.filter((one) => reachesThresholds(one, thresholds));
    return reaching
      .map((option, at) => ({ nth, option, rank: at + 1, count: reaching.length }))
      .filter(({ option }) => !wasAsked(option.id, nth))
      .slice(0, shortlist);
  });
}

/** Picks trainers for each date that they can take, whatever they reach, without those who were asked before. */
export function pickNamed({ possible, wasAsked }: Pick<Picking, 'possible' | 'wasAsked'>): Picked[] {
  return possible.flatMap((all, nth) =>
    all
      .map((option, at) => ({ nth, option, rank: at + 1, count: all.length }))
      .filter(({ option }) => !wasAsked(option.id, nth)),
  );
}

type Counts = Omit<Enquired, 'asked' | 'minimum_score'>;

/** Counts trainers, each once over all dates: who could come, who is below the line, and why the others cannot. */
export function countTrainers(
  { possible, reasons }: Candidates,
  { thresholds, picked }: { thresholds: Thresholds; picked: readonly Picked[] },
): Counts {
  const able = possible.flat();
  const reaching = new Set(able.filter((one) => reachesThresholds(one, thresholds)).map(({ id }) => id));
  const count = new Set(able.map(({ id }) => id)).size;
  const pickedIds = new Set(picked.map(({ option }) => option.id));
  return {
    possible: count,
    below_line: count - reaching.size,
    not_needed: [...reaching].filter((id) => !pickedIds.has(id)).length,
    not_possible: [...Map.groupBy(reasons, (code) => code)].map(([code, all]) => ({ code, trainers: all.length })),
  };
}

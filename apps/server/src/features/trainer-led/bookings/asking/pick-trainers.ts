import type { Enquired, Thresholds } from '@doselore/contract/bookings';
import { reachesThresholds } from '../choosing/choose-trainers.ts';
import type { TrainerOption, WindowChoice } from '../choosing/compare-wish.ts';

/** Trainer who is asked about a date, by its place in the list of dates, with the rank among those who reach the line. */
export type Picked = { nth: number; option: TrainerOption & { start: number }; rank: number | null; count: number };

type Picking = {
  choices: readonly WindowChoice[];
  thresholds: Thresholds;
  /** Most trainers for each date. */
  shortlist: number;
  /** Returns whether a trainer was asked about a date before, so that they are not asked again. */
  wasAsked: (trainerId: number, nth: number) => boolean;
};

/** Returns whether a trainer can take a date, at the start that the comparison found. */
export const isPossible = (option: TrainerOption): option is TrainerOption & { start: number } => option.start !== null;

/** Picks the best trainers for each date who can take it and reach the thresholds, without those who were asked before. */
export function pickBest({ choices, thresholds, shortlist, wasAsked }: Picking): Picked[] {
  return choices.flatMap(({ options }, nth) => {
    const reaching = options.filter(isPossible).filter((one) => reachesThresholds(one, thresholds));
    return reaching
      .map((option, at) => ({ nth, option, rank: at + 1, count: reaching.length }))
      .filter(({ option }) => !wasAsked(option.id, nth))
      .slice(0, shortlist);
  });
}

/** Picks these trainers for each date that they can take, whatever they reach, without those who were asked before. */
export function pickNamed(
  choices: readonly WindowChoice[],
  { named, wasAsked }: Pick<Picking, 'wasAsked'> & { named: readonly number[] },
): Picked[] {
  return choices.flatMap(({ options }, nth) => {
    const possible = options.filter(isPossible);
    return possible
      .map((option, at) => ({ nth, option, rank: at + 1, count: possible.length }))
      .filter(({ option }) => named.includes(option.id) && !wasAsked(option.id, nth));
  });
}

/** Why a trainer cannot take a date: their own first conflict, or what is in the way of the place. */
export const refusalOf = ({ conflicts }: TrainerOption, { placeConflicts }: WindowChoice) =>
  conflicts[0] ?? placeConflicts[0];

type Counts = Omit<Enquired, 'asked' | 'minimum_score'>;

/** Counts trainers, each once over all dates: who could come, who is below the line, and why the others cannot. */
export function countTrainers(
  choices: readonly WindowChoice[],
  { thresholds, picked }: { thresholds: Thresholds; picked: readonly Picked[] },
): Counts {
  const [possible, reaching] = [new Set<number>(), new Set<number>()];
  for (const { options } of choices)
    for (const option of options.filter(isPossible)) {
      possible.add(option.id);
      if (reachesThresholds(option, thresholds)) reaching.add(option.id);
    }
  const pickedIds = new Set(picked.map(({ option }) => option.id));
  const codes = (choices[0]?.options ?? [])
    .filter(({ id }) => !possible.has(id))
    .flatMap((option) => (choices[0] === undefined ? [] : (refusalOf(option, choices[0])?.code ?? [])));
  return {
    possible: possible.size,
    below_line: possible.size - reaching.size,
    not_needed: [...reaching].filter((id) => !pickedIds.has(id)).length,
    not_possible: [...Map.groupBy(codes, (code) => code)].map(([code, all]) => ({ code, trainers: all.length })),
  };
}

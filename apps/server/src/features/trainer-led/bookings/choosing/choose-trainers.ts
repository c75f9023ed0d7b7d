import type { Thresholds } from '@doselore/contract/bookings';
import type { Queries } from '../../../../platform/db/index.ts';
import { compareWish, surveyWish, type TrainerOption, type WindowChoice } from './compare-wish.ts';
import type { WishData } from './wish.repository.ts';

/** First and last start of a date, on the wall clock. */
export type StartWindow = { window_start: Date; window_end: Date };

type Choosing = {
  wish: WishData;
  dates: readonly StartWindow[];
  at: Date;
  /** Trainers who are compared; all of them when left out. */
  trainerIds?: readonly number[];
};

const windowOf = ({ window_start: start, window_end: end }: StartWindow) => ({
  start: start.getTime(),
  end: end.getTime(),
});

/** Compares trainers for each of these dates of a request. */
export function chooseTrainers(db: Queries, { dates, ...asking }: Choosing): Promise<WindowChoice[]> {
  return compareWish(db, { ...asking, windows: dates.map(windowOf) });
}

/** Counts for each of these dates who could take it. The date at the place `detailed` of the list is compared too. */
export function surveyTrainers(
  db: Queries,
  { dates, ...asking }: Choosing & { detailed?: number },
): ReturnType<typeof surveyWish> {
  return surveyWish(db, { ...asking, windows: dates.map(windowOf) });
}

/** Returns whether a trainer reaches the thresholds. What is not known, such as a journey, reaches none. */
export function reachesThresholds(
  { score, figures }: Pick<TrainerOption, 'score' | 'figures'>,
  thresholds: Thresholds,
): boolean {
  const {
    minimumScore,
    maximumJourneyMinutes: journey,
    minimumSuitability: suitability,
    minimumFeedback: feedback,
  } = thresholds;
  return (
    score >= (minimumScore ?? 0) &&
    (journey === undefined || (figures.journey !== null && figures.journey <= journey)) &&
    (suitability === undefined || figures.suitability >= suitability) &&
    (feedback === undefined || (figures.feedback !== null && figures.feedback >= feedback))
  );
}

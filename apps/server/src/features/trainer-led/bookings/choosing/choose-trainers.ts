import type { Thresholds } from '@doselore/contract/bookings';
import type { Queries } from '../../../../platform/db/index.ts';
import { compareWindows, surveyWindows } from '../../../scheduling/scheduling/index.ts';
import type { WishData } from './wish.repository.ts';

/** First and last start of a date, on the wall clock. */
export type StartWindow = { window_start: Date; window_end: Date };
/** Trainers for one date, and what is in the way of its place. */
export type WindowChoice = Awaited<ReturnType<typeof compareWindows>>[number];
export type TrainerOption = WindowChoice['options'][number];

type Demand = Parameters<typeof compareWindows>[1]['demand'];

/** Returns what a request asks of the rules of scheduling, without its time. */
export const demandOf = (wish: WishData, at: Date): Demand & { claimant: { projectRequestId: number } } => ({
  claimant: { virtualGroupId: null, projectRequestId: wish.id, multiDayId: null },
  isDraft: false,
  ...{ groupId: wish.group_id, productId: wish.product_id, isVirtual: wish.is_virtual },
  ...{ venueId: wish.venue_id, locationId: wish.location_id, place: wish.place, district: wish.district },
  ...{ video_account_id: wish.video_account_id, excludedTrainerIds: wish.excluded_trainer_ids, at },
});

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
export function chooseTrainers(db: Queries, { wish, dates, at, trainerIds }: Choosing): Promise<WindowChoice[]> {
  const windows = dates.map(windowOf);
  return compareWindows(db, { demand: demandOf(wish, at), minutes: wish.minutes, windows, trainerIds });
}

/**
 * Counts for each of these dates who could take it, which is faster than comparing everybody. The date at the place
 * `detailed` of the list is compared too.
 */
export function surveyTrainers(
  db: Queries,
  { wish, dates, at, detailed }: Choosing & { detailed: number },
): ReturnType<typeof surveyWindows> {
  const windows = dates.map(windowOf);
  return surveyWindows(db, { demand: demandOf(wish, at), minutes: wish.minutes, windows, detailed });
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

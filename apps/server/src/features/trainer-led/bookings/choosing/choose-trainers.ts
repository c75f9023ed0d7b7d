import type { Thresholds } from '@doselore/contract/bookings';
import type { Queries } from '../../../../platform/db/index.ts';
import { compareWindows } from '../../../scheduling/scheduling/index.ts';
import type { WantedData } from './wanted.repository.ts';

/** First and last start of a date, on the wall clock. */
export type StartWindow = { window_start: Date; window_end: Date };
/** Trainers for one date, and what is in the way of its place. */
export type WindowChoice = Awaited<ReturnType<typeof compareWindows>>[number];
export type TrainerOption = WindowChoice['options'][number];

type Demand = Parameters<typeof compareWindows>[1]['demand'];

/** Returns what a request asks of the rules of scheduling, without its time. */
export const demandOf = (wanted: WantedData, at: Date): Demand & { claimant: { projectRequestId: number } } => ({
  claimant: { virtualGroupId: null, projectRequestId: wanted.id },
  isDraft: false,
  ...{ groupId: wanted.group_id, productId: wanted.product_id, isVirtual: wanted.is_virtual },
  ...{ venueId: wanted.venue_id, locationId: wanted.location_id, place: wanted.place, district: wanted.district },
  ...{ video_account_id: wanted.video_account_id, excludedTrainerIds: wanted.excluded_trainer_ids, at },
});

/** Compares all trainers for each of these dates of a request. */
export function chooseTrainers(
  db: Queries,
  { wanted, dates, at }: { wanted: WantedData; dates: readonly StartWindow[]; at: Date },
): Promise<WindowChoice[]> {
  const windows = dates.map(({ window_start: start, window_end: end }) => ({
    start: start.getTime(),
    end: end.getTime(),
  }));
  return compareWindows(db, { demand: demandOf(wanted, at), minutes: wanted.minutes, windows });
}

/** Returns whether a trainer reaches the thresholds. What is not known, such as a journey, reaches none. */
export function reachesThresholds({ score, figures }: TrainerOption, thresholds: Thresholds): boolean {
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

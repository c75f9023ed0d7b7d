import type { RequestOptions } from '@doselore/contract/bookings';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { notFound, type ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { listDates } from '../dates/dates.repository.ts';
import { findBookingSettings } from '../settings.repository.ts';
import { presentPair } from '../two-in-one/pairs.ts';
import { reachesThresholds, surveyTrainers } from './choose-trainers.ts';
import type { TrainerOption } from './compare-wish.ts';
import { listAlsoAsked, listAnswers } from './options.repository.ts';
import { findWish } from './wish.repository.ts';

type Asking = { id: ProjectRequestId; timesOfInterestId?: number | undefined; at: Date };

/** Compares all trainers for the dates of a request, and shows them for one of the dates. Throws 404 for another's date. */
export async function showOptions(db: Queries, { id, timesOfInterestId, at }: Asking): Promise<RequestOptions> {
  const wish = await findWish(db, id);
  if (wish === undefined) throw notFound();
  const { minimum_score } = await findBookingSettings(db);
  const thresholds = { minimumScore: minimum_score, ...wish.thresholds };
  const dates = (await listDates(db, id)).filter(({ state }) => state !== 'released' && state !== 'withdrawn');
  const now = londonWallClock(at);
  const shown = dates.find((date) =>
    timesOfInterestId === undefined ? date.window_end > now : date.id === timesOfInterestId,
  );
  if (timesOfInterestId !== undefined && shown === undefined) throw notFound();
  const detailed = dates.findIndex(({ id: dateId }) => dateId === shown?.id);
  const surveys = await surveyTrainers(db, { wish, dates, at, detailed });
  const present = await presenterFor(db, { id, shown });
  return {
    dates: dates.map((date, nth) => {
      const { possible = [], placeConflicts = [] } = surveys[nth] ?? {};
      return {
        ...{ id: date.id, state: date.state, suggested_by: date.suggested_by },
        ...{ window_start: date.window_start.toISOString(), window_end: date.window_end.toISOString() },
        possible: possible.length,
        reaching: possible.filter((one) => reachesThresholds(one, thresholds)).length,
        place_conflicts: placeConflicts,
      };
    }),
    shown: shown?.id ?? null,
    trainers: (surveys[detailed]?.options ?? []).map((option) => ({
      ...present(option),
      reaches: reachesThresholds(option, thresholds),
    })),
    minimum_score: thresholds.minimumScore,
  };
}

/** Reads who was asked about a date and about others on its day, and returns the presenter of a trainer. */
async function presenterFor(
  db: Queries,
  { id, shown }: { id: ProjectRequestId; shown: { id: number; window_start: Date } | undefined },
) {
  const answers = shown === undefined ? [] : await listAnswers(db, shown.id);
  const day = shown?.window_start.toISOString().slice(0, 10);
  const also = day === undefined ? [] : await listAlsoAsked(db, { id, day });
  const answerOf = new Map(answers.map((one) => [one.trainer_user_id, one.state]));
  const askedOf = Map.groupBy(also, (one) => one.trainer_user_id);
  return ({ figures: _figures, start, pair, ...option }: TrainerOption) => ({
    ...option,
    start: start === null ? null : new Date(start).toISOString(),
    pair: presentPair({ start, pair }),
    answer: answerOf.get(option.id) ?? null,
    also_asked: (askedOf.get(option.id) ?? []).map(({ trainer_user_id: _id, ...request }) => request),
  });
}

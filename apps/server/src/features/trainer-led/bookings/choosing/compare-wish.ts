import { type DayOrder, ordersOf } from '@doselore/contract/bookings';
import type { Queries } from '../../../../platform/db/index.ts';
import { compareStarts, surveyStarts } from '../../../scheduling/scheduling/index.ts';
import type { SecondWish, WishData } from './wish.repository.ts';

/** Trainers for one date, and what is in the way of its place. */
export type WindowChoice = Awaited<ReturnType<typeof compareStarts>>[number];
export type WindowSurvey = Awaited<ReturnType<typeof surveyStarts>>[number];
export type TrainerOption = WindowChoice['options'][number];

type Demand = Extract<Parameters<typeof compareStarts>[1], { demand: unknown }>['demand'];
type Span = { start: number; end: number };

/** First and last start on one day: of a request of one session, or of that which comes first and of the other one. */
export type Starts = Span | { first: Span; second: Span };

/** Meeting accounts of a request, and of the second session of the day that it leads. */
export type Accounts = readonly [number | null, number | null];

type Asking = {
  wish: WishData;
  windows: readonly Starts[];
  at: Date;
  /** Trainers who are compared; all of them when left out. */
  trainerIds?: readonly number[] | undefined;
  /** Order of two sessions on one day. All that the request allows when left out. */
  order?: DayOrder | undefined;
  /** In place of those that the request names. */
  accounts?: Accounts | undefined;
};

/** Returns what one session asks of the rules of scheduling, without its time. The request that leads has the claims. */
const demandOf = (wish: SecondWish, { id, excluded_trainer_ids }: WishData, at: Date): Demand => ({
  claimant: { virtualGroupId: null, projectRequestId: id, multiDayId: null },
  isDraft: false,
  ...{ groupId: wish.group_id, productId: wish.product_id, isVirtual: wish.is_virtual },
  ...{ venueId: wish.venue_id, locationId: wish.location_id, place: wish.place, district: wish.district },
  ...{ video_account_id: wish.video_account_id, excludedTrainerIds: excluded_trainer_ids, at },
});

/** Returns the demand of the first session of a request, with a meeting account in place of its own. */
export function demandOfFirst({ wish, at, accounts }: Pick<Asking, 'wish' | 'at' | 'accounts'>): Demand {
  const demand = demandOf(wish, wish, at);
  return accounts === undefined ? demand : { ...demand, video_account_id: accounts[0] };
}

/** Returns the demands of both sessions of the day that a request leads. */
export function halvesOf({ wish, at, accounts }: Pick<Asking, 'wish' | 'at' | 'accounts'>) {
  const { day } = wish;
  if (day === null) throw new Error('A request of one session has no second one');
  const second = demandOf(day.second, wish, at);
  return [
    { demand: demandOfFirst({ wish, at, accounts }), minutes: wish.minutes },
    {
      demand: accounts === undefined ? second : { ...second, video_account_id: accounts[1] },
      minutes: day.second.minutes,
    },
  ] as const;
}

/** Returns what a request asks of the rules of scheduling in its windows: one session, or two on one day. */
function wishOf({ wish, windows, at, trainerIds, order, accounts }: Asking) {
  const { day } = wish;
  if (day === null)
    return {
      ...{ demand: demandOfFirst({ wish, at, accounts }), minutes: wish.minutes, trainerIds },
      windows: windows.map((one) => ('first' in one ? one.first : one)),
    };
  return {
    ...{ halves: halvesOf({ wish, at, accounts }), gapMinutes: day.gap_minutes, trainerIds },
    orders: order === undefined ? ordersOf(day) : [order],
    windows: windows.map((one) => ('first' in one ? one : { first: one, second: one })),
  };
}

/** Compares trainers for what a request wants, one session or two, in each of several windows. */
export const compareWish = (db: Queries, asking: Asking): Promise<WindowChoice[]> => compareStarts(db, wishOf(asking));

/**
 * Counts for each of several windows who could take it, which is faster than comparing everybody. The window at the place
 * `detailed` of the list is compared too.
 */
export const surveyWish = (
  db: Queries,
  { detailed, ...asking }: Asking & { detailed?: number },
): ReturnType<typeof surveyStarts> => surveyStarts(db, { ...wishOf(asking), detailed });

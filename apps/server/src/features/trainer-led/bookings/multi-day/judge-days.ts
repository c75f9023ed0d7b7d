import type { Conflict } from '@doselore/contract/scheduling';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { compareDates, lockTimes } from '../../../scheduling/scheduling/index.ts';
import type { DaysStep } from '../confirming/confirming-step.ts';
import type { DateData, DaysData } from './days.repository.ts';

type Demand = Parameters<typeof compareDates>[1];
/** Trainers for all dates of a course, and what is in the way of its place on each. */
export type DatesChoice = Awaited<ReturnType<typeof compareDates>>;
export type Days = { booking: DaysData; at: Date };

const spanOf = ({ starts_at, ends_at }: DateData) => ({ start: starts_at.getTime(), end: ends_at.getTime() });

/** Returns what a course of several days asks of the rules of scheduling: all of its dates at once. */
export const demandOfDays = ({ booking, at }: Days): Demand => ({
  claimant: { virtualGroupId: null, projectRequestId: null, multiDayId: booking.id },
  isDraft: false,
  ...{ groupId: booking.group_id, productId: booking.product_id, isVirtual: booking.deliverable_id === 3 },
  ...{ venueId: booking.venue_id, locationId: booking.location_id, place: booking.place },
  district: booking.place_postcode?.split(' ')[0] ?? null,
  ...{ video_account_id: booking.video_account_id, excludedTrainerIds: booking.excluded_trainer_ids },
  ...{ sessions: booking.dates.map(spanOf), at },
});

/** Returns the dates as what a hold takes. */
export const heldDates = ({ dates }: DaysData) =>
  dates.map((date) => ({ session: spanOf(date), multiDayDateId: date.id }));

/** Compares these trainers, or all of them, for all dates of a course. */
export const compareDays = (db: Queries, days: Days, trainerIds?: readonly number[]): Promise<DatesChoice> =>
  compareDates(db, demandOfDays(days), trainerIds);

/** Locks a trainer, then the venue and the account of a course, and asks the rules about all of its dates. */
export async function judgeDays(tx: Tx, days: Days, trainerUserId: number): Promise<DatesChoice> {
  const { venue_id: venueId, video_account_id } = days.booking;
  await lockTimes(tx, { virtualGroupId: null, trainerUserId, venueId, video_account_id });
  return compareDays(tx, days, [trainerUserId]);
}

/** Returns what is in the way of a question about a course of several days now, under the locks of what it holds. */
export async function conflictsOfDays({ tx, at, booking, confirmation }: DaysStep): Promise<Conflict[]> {
  const { trainers, placeConflicts } = await judgeDays(tx, { booking, at }, confirmation.trainer_user_id);
  return [...trainers.flatMap(({ conflicts }) => conflicts), ...placeConflicts.flat()];
}

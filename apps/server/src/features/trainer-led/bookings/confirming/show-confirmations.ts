import type { Answer } from '@doselore/contract';
import { type ConfirmationQuestion, isOwnConflict, type listConfirmations } from '@doselore/contract/bookings';
import type { Conflict } from '@doselore/contract/scheduling';
import type { ProjectRequestId, UserId } from '../../../../platform/access/index.ts';
import type { Database } from '../../../../platform/db/index.ts';
import { getDays } from '../multi-day/days.repository.ts';
import { compareDays } from '../multi-day/judge-days.ts';
import { pairOf } from '../two-in-one/booked-day.ts';
import { type BookingUnit, placeOf, secondProductOf, sessionsOf } from '../wanted/booking-unit.ts';
import { type BookingData, findBookedCourse, findSecondCourse, getBooking } from './booking.repository.ts';
import { compareStart } from './compare-start.ts';
import { type ConfirmationData, listConfirmationRows, listOwnRows } from './confirmations.repository.ts';
import { presentConfirmation } from './present-confirmation.ts';

/** Returns the questions to trainers about starts of a request, and its course. */
export async function showConfirmations(db: Database, id: ProjectRequestId): Promise<Answer<typeof listConfirmations>> {
  const { blocked_reason } = await getBooking(db, id);
  const rows = await listConfirmationRows(db, { requestId: id });
  return {
    confirmations: rows.map(presentConfirmation),
    blocked_reason,
    course: (await findBookedCourse(db, id)) ?? null,
    other_course: (await findSecondCourse(db, id)) ?? null,
  };
}

/** Returns the starts and the courses of several days that a trainer has to confirm, with their journeys and what is in the way now. */
export async function showOwnConfirmations(
  db: Database,
  userId: UserId,
  at: Date,
): Promise<{ questions: ConfirmationQuestion[] }> {
  const questions: ConfirmationQuestion[] = [];
  // A trainer has a few open questions at most: each holds time that nothing else can take.
  for (const row of await listOwnRows(db, userId)) questions.push(await presentQuestion(db, row, at));
  return { questions };
}

async function presentQuestion(db: Database, row: ConfirmationData, at: Date): Promise<ConfirmationQuestion> {
  const { booking, conflicts: all, legs } = await judgeQuestion(db, row, at);
  const isDecided = row.conflict_reason !== null;
  const conflicts = all.filter((one) => !(isDecided && one.can_be_ignored));
  return {
    id: row.id,
    product: { id: booking.product_id, name: booking.product },
    other_product: secondProductOf(booking),
    group: { id: booking.group_id, name: booking.group_name },
    is_virtual: booking.deliverable_id === 3,
    delegates: booking.delegates,
    sessions: sessionsOf(booking, row.starts_at).map(({ start, end, place, wish }, nth) => ({
      ...{ course: wish.product, is_virtual: wish.deliverable_id === 3, delegates: wish.delegates },
      ...{ starts_at: start.toISOString(), ends_at: end.toISOString(), place },
      ...{ journey_there: legs[nth]?.there ?? null, journey_back: legs[nth]?.back ?? null },
    })),
    place: placeOf(booking),
    asked_at: row.asked_at.toISOString(),
    due_at: row.due_at.toISOString(),
    conflicts: conflicts.map(({ code, text }) => ({ code, text, is_own: isOwnConflict(code) })),
  };
}

type Judged = {
  booking: BookingUnit;
  conflicts: Conflict[];
  /** Journeys of each session. */
  legs: readonly { there: number | null; back: number | null }[];
};

async function judgeQuestion(db: Database, row: ConfirmationData, at: Date): Promise<Judged> {
  const { request_id: requestId, interest_id: interestId, multi_day_id: multiDayId, starts_at: startsAt } = row;
  if (multiDayId !== null) {
    const booking = await getDays(db, multiDayId);
    const { trainers, placeConflicts } = await compareDays(db, { booking, at }, [row.trainer_user_id]);
    const [trainer] = trainers;
    const conflicts = [...(trainer?.conflicts ?? []), ...placeConflicts.flat()];
    return { booking, conflicts, legs: trainer?.sessions ?? [] };
  }
  if (requestId === null || interestId === null) throw new Error(`Question ${row.id} is about nothing`);
  const booking = await getBooking(db, requestId);
  const start = { booking, interestId, startsAt, pair: pairOf(booking), at };
  const { options, placeConflicts } = await compareStart(db, start, [row.trainer_user_id]);
  const [option] = options;
  const conflicts = [...(option?.conflicts ?? []), ...placeConflicts];
  return { booking, conflicts, legs: option === undefined ? [] : legsOf(booking, option.figures) };
}

type Legs = { there: number | null; back: number | null };

/** Returns the journeys of each session. Between both sessions of a day the trainer comes from the first one. */
const legsOf = ({ day }: BookingData, { there, back }: Legs): Legs[] =>
  day === null
    ? [{ there, back }]
    : [
        { there, back: null },
        { there: null, back },
      ];

import { AppError, fieldError } from '@doselore/contract';
import { type MultiDayFields, multiDayLimits, spanOfDays } from '@doselore/contract/bookings';
import type { PlannedSession } from '@doselore/contract/course-planning';
import { londonWallClock, momentOfWallClock } from '@doselore/contract/wall-clock';
import { days, hours } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { findBookingSettings } from '../settings.repository.ts';
import type { DaysData } from './days.repository.ts';

type Checked = {
  dates: readonly PlannedSession[];
  added: readonly PlannedSession[];
  fields: MultiDayFields;
  now: Date;
};

/** Throws 422 for dates that have passed, are too far ahead, or lie too far apart. Dates that stay may have passed. */
export async function checkDates(tx: Tx, { dates, added, fields, now }: Checked): Promise<void> {
  const from = londonWallClock(now);
  const last = from.getTime() + days((await findBookingSettings(tx)).horizon_days);
  const starts = added.map((one) => Date.parse(one.training_start));
  if (starts.some((start) => start < from.getTime()))
    throw fieldError('dates', 'A date has passed. Choose another one');
  if (starts.some((start) => start > last)) throw fieldError('dates', 'A date is too far ahead. Choose an earlier one');
  const span = spanOfDays(dates.map((one) => one.training_start));
  if (span > fields.max_span_days)
    throw fieldError('dates', `These dates lie within ${span} days, and ${fields.max_span_days} are allowed`);
}

/** Throws 409 for a course without enough dates, and for one whose first date is over or too soon to ask about. */
export function checkAhead({ dates }: DaysData, at: Date): void {
  const [first] = dates;
  if (first === undefined || dates.length < multiDayLimits.fewest)
    throw new AppError('conflict', `This course has fewer than ${multiDayLimits.fewest} dates. Add one first.`);
  const start = momentOfWallClock(first.starts_at).getTime();
  if (start <= at.getTime()) throw new AppError('conflict', 'The first date has passed. Clear it first.');
  if (start <= at.getTime() + hours(2))
    throw new AppError('conflict', 'The trainer needs 2 hours to answer. Clear the first date, or move it.');
}

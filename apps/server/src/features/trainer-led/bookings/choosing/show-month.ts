import type { MonthDay } from '@doselore/contract/bookings';
import { daysBetween } from '@doselore/contract/trainers';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { notFound, type ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { bankHolidays } from '../deadlines/bank-holidays.ts';
import { nationOf } from '../deadlines/nation-of.ts';
import { findDistrict } from './options.repository.ts';
import { surveyDays } from './survey-days.ts';
import { findWish } from './wish.repository.ts';

type Asking = { id: ProjectRequestId; month: string; at: Date };

/** Counts for each day of a month, `YYYY-MM`, from tomorrow on who could take a request at its time of day. */
export async function showMonth(db: Queries, { id, month, at }: Asking): Promise<MonthDay[]> {
  const wish = await findWish(db, id);
  if (wish === undefined) throw notFound();
  const [year = 0, nth = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, nth, 0)).toISOString().slice(0, 10);
  const today = londonWallClock(at).toISOString().slice(0, 10);
  const days = daysBetween(`${month}-01`, last).filter((day) => day > today);
  const holidays = bankHolidays(year, nationOf(await findDistrict(db, id)));
  const surveyed = await surveyDays(db, { wish, days, slot: wish.slot, at });
  return surveyed.map(({ day, possible, reason }) => ({
    ...{ day, possible: possible.length, reason },
    is_bank_holiday: holidays.includes(day),
  }));
}

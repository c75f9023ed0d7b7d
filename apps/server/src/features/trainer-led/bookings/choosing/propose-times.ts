import { fieldError, type Query } from '@doselore/contract';
import { type proposeTimes as endpoint, type Proposal, proposalLimits } from '@doselore/contract/bookings';
import { dayAfter, daysBetween, mondayOf, weekdayOf } from '@doselore/contract/trainers';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { notFound, type ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { listDates } from '../dates/dates.repository.ts';
import { bankHolidays } from '../deadlines/bank-holidays.ts';
import { nationOf } from '../deadlines/nation-of.ts';
import { findBookingSettings } from '../settings.repository.ts';
import { findDistrict } from './options.repository.ts';
import { type SurveyedDay, surveyDays } from './survey-days.ts';
import { findWish } from './wish.repository.ts';

type Asking = { id: ProjectRequestId; query: Query<typeof endpoint>; at: Date };
type Proposed = { proposals: Proposal[]; compared: number; without: number; reason: SurveyedDay['reason'] };

/**
 * Proposes dates for a request: those that more trainers could take first, up to the length of the shortlist, then those
 * with the better best trainer, then the earlier ones, and at most two in one week. Bank holidays and days with a date of
 * the request are left out. Throws 422 for days out of reach.
 */
export async function proposeDates(db: Queries, { id, query, at }: Asking): Promise<Proposed> {
  const wish = await findWish(db, id);
  if (wish === undefined) throw notFound();
  const { shortlist, ...limits } = await findBookingSettings(db);
  const today = londonWallClock(at).toISOString().slice(0, 10);
  const last = dayAfter(today, limits.horizon_days);
  const { from = dayAfter(today, limits.minimum_notice_days), to = last } = query;
  if (from <= today) throw fieldError('from', 'Choose a day after today');
  if (to > last) throw fieldError('to', 'This day is too far ahead. Choose an earlier one');
  if (from > to) throw fieldError('to', 'The last day must not be before the first');
  const nation = nationOf(await findDistrict(db, id));
  const known = new Set((await listDates(db, id)).map((date) => date.window_start.toISOString().slice(0, 10)));
  const days = daysBetween(from, to).filter(
    (day) =>
      query.weekdays.includes(String(weekdayOf(day))) &&
      !known.has(day) &&
      !bankHolidays(Number(day.slice(0, 4)), nation).includes(day),
  );
  const surveyed = await surveyDays(db, { wish, days, slot: query.slot, at });
  const empty = surveyed.filter(({ possible }) => possible.length === 0);
  const found = surveyed.filter(({ possible }) => possible.length > 0);
  return {
    proposals: bestOf(found.map(proposalOf), { shortlist, count: query.count }),
    compared: surveyed.length,
    without: empty.length,
    reason: mostFrequent(empty.map(({ reason }) => reason)),
  };
}

const proposalOf = ({ possible, window_start, window_end }: SurveyedDay): Proposal => ({
  ...{ window_start, window_end },
  possible: possible.length,
  best: Math.max(...possible.map(({ score }) => score)),
});

/** Puts proposals into the order of their merit, takes the best of them, and returns these in the order of their days. */
export function bestOf(
  all: readonly Proposal[],
  { shortlist, count }: { shortlist: number; count: number },
): Proposal[] {
  const enough = ({ possible }: Proposal) => Math.min(possible, shortlist);
  const inOrder = all.toSorted(
    (a, b) => enough(b) - enough(a) || b.best - a.best || a.window_start.localeCompare(b.window_start),
  );
  const inWeek = new Map<string, number>();
  const chosen = inOrder.filter((one) => {
    const week = mondayOf(one.window_start.slice(0, 10));
    inWeek.set(week, (inWeek.get(week) ?? 0) + 1);
    return (inWeek.get(week) ?? 0) <= proposalLimits.inOneWeek;
  });
  return chosen.slice(0, count).toSorted((a, b) => a.window_start.localeCompare(b.window_start));
}

function mostFrequent<Value extends string>(values: readonly (Value | null)[]): Value | null {
  const counts = [...Map.groupBy(values, (value) => value)].sort(([, a], [, b]) => b.length - a.length);
  return counts[0]?.[0] ?? null;
}

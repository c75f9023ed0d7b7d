import { type MonthOfTrainer, monthAfter, mostMonths, type SessionsLedQuery } from '@doselore/contract/scheduling';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Services } from '../../../../platform/services.ts';
import { addUpMonths } from './add-up-months.ts';
import { listLedSessions } from './led-sessions.repository.ts';

const startOf = (month: string) => new Date(`${month}-01T00:00:00.000Z`);

/** First and last month of a query: those that it names, otherwise the last 12 months. */
function monthsOf({ from, to }: SessionsLedQuery, londonNow: Date): { from: string; to: string } {
  const current = londonNow.toISOString().slice(0, 7);
  const furthest = from === undefined ? current : monthAfter(from, mostMonths - 1);
  const last = to ?? (furthest < current ? furthest : current);
  return { from: from ?? monthAfter(last, -11), to: last };
}

type Order = (a: MonthOfTrainer, b: MonthOfTrainer) => number;

const byNumber =
  (target: (row: MonthOfTrainer) => number): Order =>
  (a, b) =>
    target(a) - target(b);
// One collator: `localeCompare` takes most of the time of a list of thousands.
const letters = new Intl.Collator('en-GB');
const byName: Order = (a, b) => letters.compare(a.trainer.name, b.trainer.name);
const byMonth: Order = (a, b) => {
  if (a.month === b.month) return 0;
  return a.month < b.month ? -1 : 1;
};

const orders: Record<string, Order> = {
  month: byMonth,
  trainer: byName,
  sessions: byNumber(({ sessions }) => sessions),
  minutes: byNumber(({ minutes }) => minutes),
  miles: byNumber(({ miles }) => miles),
};

/** Returns the order of a list. Rows that are equal in it are by month, the latest first, then by name. */
function orderOf(sort: string): Order {
  const name = sort.replace(/^-/u, '');
  const order = Object.hasOwn(orders, name) ? orders[name] : undefined;
  const direction = sort.startsWith('-') ? -1 : 1;
  return (a, b) => (order?.(a, b) ?? 0) * direction || byMonth(b, a) || byName(a, b) || a.trainer.id - b.trainer.id;
}

/** Lists what trainers have led by now, by trainer and month. A month that goes on counts up to this minute. */
export async function listLedMonths(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  query: SessionsLedQuery,
): Promise<{ rows: MonthOfTrainer[]; total: number }> {
  const londonNow = londonWallClock(clock.now());
  const { from, to } = monthsOf(query, londonNow);
  const end = startOf(monthAfter(to, 1));
  const sessions = await listLedSessions(db, {
    q: query.q,
    from: startOf(from),
    before: end < londonNow ? end : londonNow,
  });
  const rows = addUpMonths(sessions).sort(orderOf(query.sort));
  const start = (query.page - 1) * query.per_page;
  return { rows: rows.slice(start, start + query.per_page), total: rows.length };
}

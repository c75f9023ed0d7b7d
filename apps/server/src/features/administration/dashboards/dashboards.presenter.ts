import type { Dashboard, MonthCount, RecentChange } from '@doselore/contract/dashboards';
import type { Figures } from './site-figures.repository.ts';

/** Returns twelve months from the month of `first`, including months without a count. */
function everyMonth(first: Date, counts: readonly MonthCount[]): MonthCount[] {
  const known = new Map(counts.map(({ month, count }) => [month, count]));
  return Array.from({ length: 12 }, (_, nth) => {
    const month = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + nth)).toISOString().slice(0, 7);
    return { month, count: known.get(month) ?? 0 };
  });
}

type Parts = Figures & { now: Date; recent: RecentChange[] };

export function presentDashboard({ now, countedAt, numbers, lists, recent }: Parts): Dashboard {
  const { certificates_ending, ...facts } = numbers;
  const yearAgo = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11));
  return {
    today: now.toISOString().slice(0, 10),
    counted_at: countedAt.toISOString(),
    // Figures that an earlier version has counted have no bookings.
    facts: { ...facts, overdue_bookings: facts.overdue_bookings ?? 0 },
    low_stock: lists.low_stock,
    services_without_admin: lists.services_without_admin,
    certificates_ending: everyMonth(now, certificates_ending),
    completions: everyMonth(yearAgo, lists.completions),
    people: lists.people,
    recent,
  };
}

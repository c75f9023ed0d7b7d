import type { MultiDayCoverage, MultiDayTrainer } from '@doselore/contract/bookings';
import type { MultiDayId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { type DateData, getDays } from './days.repository.ts';
import { compareDays, type DatesChoice } from './judge-days.ts';

type Compared = DatesChoice['trainers'][number];

/** Compares all trainers for all dates of a course, and shows each trainer on each date. */
export async function showCoverage(db: Queries, id: MultiDayId, at: Date): Promise<MultiDayCoverage> {
  const booking = await getDays(db, id);
  const { dates } = booking;
  if (dates.length === 0) return { dates: [], trainers: [] };
  const { trainers, placeConflicts } = await compareDays(db, { booking, at });
  return {
    dates: dates.map(({ id: dateId, starts_at, ends_at }, nth) => ({
      ...{ id: dateId, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() },
      place_conflicts: placeConflicts[nth] ?? [],
    })),
    trainers: trainers.map((one) => presentTrainer(one, dates)),
  };
}

function presentTrainer({ sessions, ...candidate }: Compared, dates: readonly DateData[]): MultiDayTrainer {
  return {
    ...candidate,
    worst: dates[worstOf(sessions)]?.id ?? 0,
    dates: sessions.map(({ verdict, conflicts, score, there, back }) => ({ verdict, conflicts, score, there, back })),
  };
}

const order = { possible: 0, conflict: 1, impossible: 2 } as const;

/** Returns the place of the date with the worst verdict, and among these of the lowest score. */
function worstOf(sessions: Compared['sessions']): number {
  const ranked = sessions
    .map(({ verdict, score }, nth) => ({ verdict, score, nth }))
    .sort((a, b) => order[b.verdict] - order[a.verdict] || a.score - b.score || a.nth - b.nth);
  return ranked[0]?.nth ?? 0;
}

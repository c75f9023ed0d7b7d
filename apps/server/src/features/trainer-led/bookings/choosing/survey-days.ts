import { startsInSlot, startsOfDay } from '@doselore/contract/bookings';
import type { TrainingSlot } from '@doselore/contract/course-planning';
import type { Queries } from '../../../../platform/db/index.ts';
import { surveyWish } from './compare-wish.ts';
import type { WishData } from './wish.repository.ts';

type Days = { wish: WishData; days: readonly string[]; slot: TrainingSlot; at: Date };
type Survey = Awaited<ReturnType<typeof surveyWish>>[number];
export type SurveyedDay = Survey & { day: string; window_start: string; window_end: string };

/** Counts for each of these days who could take the request at a time of day. None where it would end too late. */
export async function surveyDays(db: Queries, { wish, days, slot, at }: Days): Promise<SurveyedDay[]> {
  const starts = startsOf(wish, slot);
  if (starts === undefined) return [];
  const timeOn = (day: string, minutes: number) => Date.parse(day) + minutes * 60_000;
  const windows = days.map((day) => ({ start: timeOn(day, starts.first), end: timeOn(day, starts.last) }));
  const found = await surveyWish(db, { wish, windows, at });
  return found.map((survey, nth) => ({
    ...survey,
    day: days[nth] ?? '',
    window_start: new Date(windows[nth]?.start ?? 0).toISOString(),
    window_end: new Date(windows[nth]?.end ?? 0).toISOString(),
  }));
}

/** Returns the starts of a request at a time of day. Those of two sessions last until the second one can begin. */
function startsOf({ minutes, day }: WishData, slot: TrainingSlot) {
  return day === null
    ? startsInSlot(slot, minutes)
    : startsOfDay(slot, { ...day, minutes, secondMinutes: day.second.minutes });
}

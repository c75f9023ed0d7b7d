import { startsInSlot } from '@doselore/contract/bookings';
import type { TrainingSlot } from '@doselore/contract/course-planning';
import type { Queries } from '../../../../platform/db/index.ts';
import { surveyWindows } from '../../../scheduling/scheduling/index.ts';
import { demandOf } from './choose-trainers.ts';
import type { WishData } from './wish.repository.ts';

type Days = { wish: WishData; days: readonly string[]; slot: TrainingSlot; at: Date };
type Survey = Awaited<ReturnType<typeof surveyWindows>>[number];
export type SurveyedDay = Survey & { day: string; window_start: string; window_end: string };

/** Counts for each of these days who could take the request at a time of day. None where it would end too late. */
export async function surveyDays(db: Queries, { wish, days, slot, at }: Days): Promise<SurveyedDay[]> {
  const starts = startsInSlot(slot, wish.minutes);
  if (starts === undefined) return [];
  const timeOn = (day: string, minutes: number) => Date.parse(day) + minutes * 60_000;
  const windows = days.map((day) => ({ start: timeOn(day, starts.first), end: timeOn(day, starts.last) }));
  const found = await surveyWindows(db, { demand: demandOf(wish, at), minutes: wish.minutes, windows });
  return found.map((survey, nth) => ({
    ...survey,
    day: days[nth] ?? '',
    window_start: new Date(windows[nth]?.start ?? 0).toISOString(),
    window_end: new Date(windows[nth]?.end ?? 0).toISOString(),
  }));
}

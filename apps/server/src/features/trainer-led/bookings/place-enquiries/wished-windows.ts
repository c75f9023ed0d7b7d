import { fieldError } from '@doselore/contract';
import {
  type DayLengths,
  startsInSlot,
  startsOfDay,
  type WishedDay,
  wishedDaysProblem,
  wishedDayTexts,
} from '@doselore/contract/bookings';
import type { TrainingSlot } from '@doselore/contract/course-planning';
import type { BookingSettings } from '@doselore/contract/scheduling';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { days } from '../../../../platform/clock/index.ts';

type Window = { window_start: string; window_end: string; slot: TrainingSlot };
/** Length of a session in minutes, and of both sessions on one day. */
type Length = { minutes: number; lengths?: DayLengths | undefined };
type Notice = Pick<BookingSettings, 'minimum_notice_days' | 'horizon_days'>;

/** Returns the first and the last day that an organisation can wish for, `YYYY-MM-DD`. */
export function wishableDays(settings: Notice, at: Date): { first_day: string; last_day: string } {
  const dayIn = (count: number) => new Date(londonWallClock(at).getTime() + days(count)).toISOString().slice(0, 10);
  return { first_day: dayIn(settings.minimum_notice_days), last_day: dayIn(settings.horizon_days) };
}

/**
 * Returns the windows of wished days, each with all starts of its time of day. Throws 422 for a day before the notice or
 * after the horizon, and for a session that would end too late.
 */
export function windowsOfDays(
  text: string,
  { minutes, lengths, settings, at }: Length & { settings: Notice; at: Date },
): Window[] {
  const problem = wishedDaysProblem(text, minutes);
  if (problem !== undefined) throw fieldError('days', problem);
  const rows = wishedDayTexts.rowsOf(text);
  const { first_day: first, last_day: last } = wishableDays(settings, at);
  if (rows.some(({ day }) => day < first))
    throw fieldError('days', `We need ${settings.minimum_notice_days} days to find a trainer. Choose later days`);
  if (rows.some(({ day }) => day > last)) throw fieldError('days', 'A day is too far ahead. Choose an earlier one');
  return rows.map((row) => windowOf(row, { minutes, lengths }));
}

function windowOf({ day, slot }: WishedDay, { minutes, lengths }: Length): Window {
  const starts = lengths === undefined ? startsInSlot(slot, minutes) : startsOfDay(slot, lengths);
  if (starts === undefined)
    throw fieldError('days', 'The sessions would end too late at this time of day. Choose an earlier one');
  const at = (time: number) => new Date(Date.parse(day) + time * 60_000).toISOString();
  return { window_start: at(starts.first), window_end: at(starts.last), slot };
}

import { londonWallClock } from '@doselore/contract/wall-clock';
import { formatLongDay, formatTime } from '../../../ui/formats/index.ts';

type Window = { window_start: string; window_end: string };

/** Returns the starts of a date: `start 09:00 to 12:00`, or `start 09:00` for a single one. */
export const startsInWords = ({ window_start: start, window_end: end }: Window): string =>
  `start ${formatTime(start)}${start === end ? '' : ` to ${formatTime(end)}`}`;

/** Returns a date with its starts: `Mon 1st Feb 2027, start 09:00 to 12:00`. */
export const windowInWords = (window: Window): string =>
  `${formatLongDay(window.window_start)}, ${startsInWords(window)}`;

/** Returns a moment as clocks in the UK show it: `Wed 6th Jan 2027 at 18:00`. */
export function momentInWords(moment: string): string {
  const local = londonWallClock(new Date(moment)).toISOString();
  return `${formatLongDay(local)} at ${formatTime(local)}`;
}

/** Returns both journeys, in minutes: `About 45 min there, 50 min back`. Undefined while neither is known. */
export function journeyInWords({ there, back }: { there: number | null; back: number | null }): string | undefined {
  const parts = [there === null ? undefined : `${there} min there`, back === null ? undefined : `${back} min back`];
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? undefined : `About ${known.join(', ')}`;
}

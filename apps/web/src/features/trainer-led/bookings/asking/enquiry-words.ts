import { type OwnEnquiry, type OwnRequest, refusalWords } from '@doselore/contract/bookings';
import type { ConflictCode } from '@doselore/contract/scheduling';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { formatLongDay, formatNumber, formatTime } from '../../../../ui/formats/index.ts';

type Window = { window_start: string; window_end: string };

/** Day and times between which a session could begin: "Mon 1st Feb 2027, start 09:00 to 12:00". */
export function windowInWords({ window_start: start, window_end: end }: Window): string {
  const last = start === end ? '' : ` to ${formatTime(end)}`;
  return `${formatLongDay(start)}, start ${formatTime(start)}${last}`;
}

/** A moment on a clock in the United Kingdom: "Thu 7th Jan 2027, 18:00". */
export function momentInWords(moment: string): string {
  const local = londonWallClock(new Date(moment)).toISOString();
  return `${formatLongDay(local)}, ${formatTime(local)}`;
}

/** What a request is about, without its course: "180 minutes, 12 people, Quay Room, Morecambe". */
export const requestInWords = ({ minutes, delegates, place, is_virtual: isVirtual }: OwnRequest): string =>
  [`${formatNumber(minutes)} minutes`, `${formatNumber(delegates)} people`, isVirtual ? 'Online' : place]
    .filter((part) => part !== null)
    .join(', ');

/** Journeys of a day: "About 45 min there, 50 min back". Undefined when they are not known. */
export function journeyInWords({ minutes_there: there, minutes_back: back }: OwnEnquiry): string | undefined {
  if (there === null && back === null) return undefined;
  const parts = [there === null ? undefined : `${there} min there`, back === null ? undefined : `${back} min back`];
  return `About ${parts.filter((part) => part !== undefined).join(', ')}`;
}

/** Why trainers were not asked: "3 away". */
export const refusalInWords = ({ code, trainers }: { code: ConflictCode; trainers: number }): string =>
  `${formatNumber(trainers)} ${refusalWords[code]}`;

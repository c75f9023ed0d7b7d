import { formatLongDay } from '../../../platform/clock/index.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';

const clockOf = (wall: Date) => wall.toISOString().slice(11, 16);

/** Day and start in words, or nothing while a course has no date: " on 4 January 2027 at 10:00". */
export function whenOf({ training_start: start }: Pick<VirtualGroupData, 'training_start'>): string {
  return start === null ? '' : ` on ${formatLongDay(start)} at ${clockOf(start)}`;
}

/** Place of a course as a paragraph, or none. */
export const placeOf = ({ place }: VirtualGroupData) => (place === null ? [] : [`Place: ${place}.`]);

/** What to bring to a course as a paragraph, or none. */
export const bringOf = ({ what_to_bring: bring }: VirtualGroupData) =>
  bring === null ? [] : [`What to bring: ${bring}`];

/** Day and times of a session: "Tue 1st Sep 2026, 10:00 to 13:00". */
export function timesInWords({ start, end }: { start: Date; end: Date }): string {
  return `${formatLongDay(start)}, ${clockOf(start)} to ${clockOf(end)}`;
}

/** Tells people that they accepted other times than the course has now. */
export const acceptanceEndedText = 'You accepted before this change. Your acceptance no longer counts.';

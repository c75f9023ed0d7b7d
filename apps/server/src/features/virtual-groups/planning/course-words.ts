import { formatLongDay } from '../../../platform/clock/index.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';

/** Day and start in words, or nothing while a course has no date: " on 4 January 2027 at 10:00". */
export function whenOf({ training_start: start }: Pick<VirtualGroupData, 'training_start'>): string {
  return start === null ? '' : ` on ${formatLongDay(start)} at ${start.toISOString().slice(11, 16)}`;
}

/** Place of a course as a paragraph, or none. */
export const placeOf = ({ place }: VirtualGroupData) => (place === null ? [] : [`Place: ${place}.`]);

/** What to bring to a course as a paragraph, or none. */
export const bringOf = ({ what_to_bring: bring }: VirtualGroupData) =>
  bring === null ? [] : [`What to bring: ${bring}`];

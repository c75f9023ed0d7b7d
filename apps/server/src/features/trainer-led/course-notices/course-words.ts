import { formatMoment } from '../../../platform/clock/index.ts';
import type { VirtualGroupData } from '../virtual-groups/index.ts';

/** Day and start in words, or nothing while a course has no date: " on Mon 4th Jan 2027 at 10:00". */
export function whenOf({ training_start: start }: Pick<VirtualGroupData, 'training_start'>): string {
  return start === null ? '' : ` on ${formatMoment(start)}`;
}

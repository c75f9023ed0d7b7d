import { daysBetween } from '@doselore/contract';
import { today } from '../../../../platform/clock/clock.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';

export function dayName(day: string): string {
  const ago = daysBetween(day, today());
  if (ago === 0) return 'Today';
  return ago === 1 ? 'Yesterday' : formatLongDay(day);
}

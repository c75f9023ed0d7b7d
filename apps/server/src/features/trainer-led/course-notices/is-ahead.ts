import { londonWallClock } from '@doselore/contract/wall-clock';
import type { VirtualGroupData } from '../virtual-groups/index.ts';

/** Returns whether a course is scheduled and not over. Only then do its delegates get emails. */
export function isAhead({ state, training_end: end }: VirtualGroupData, at: Date): boolean {
  return state !== 'draft' && (end === null || end > londonWallClock(at));
}

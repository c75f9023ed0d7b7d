import type { VirtualGroupData } from '../../virtual-groups/index.ts';

/** Counts the places that are neither taken nor held by an open offer. */
export function freePlaces({ places, delegates, offers }: VirtualGroupData): number {
  return Math.max(0, places - delegates - offers);
}

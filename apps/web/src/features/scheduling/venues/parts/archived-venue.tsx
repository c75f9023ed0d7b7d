import { ArchivedNotice } from '../../../../ui/archive/index.ts';
import { useMoveVenue } from '../use-move-venue.ts';
import type { Venue } from '../venues.queries.ts';

/** Says that a venue is archived, and restores it. */
export function ArchivedVenue({ venue }: { venue: Venue }) {
  const move = useMoveVenue();
  return <ArchivedNotice what="venue" onRestore={() => move(venue, false)} />;
}

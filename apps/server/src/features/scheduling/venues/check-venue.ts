import { fieldError } from '@doselore/contract';
import type { GroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { findCapacity, lockUsableVenue } from './venues.repository.ts';

/** Throws for a venue that the organisation cannot use, or that is too small. Holds the venue until commit. */
export async function checkVenue(
  tx: Tx,
  target: { venueId: number | null; groupId: GroupId; places: number },
): Promise<void> {
  if (target.venueId === null) return;
  const capacity = await lockUsableVenue(tx, { venueId: target.venueId, groupId: target.groupId });
  if (capacity === undefined) throw fieldError('venueId', 'Choose a venue that this organisation can use');
  if (capacity < target.places)
    throw fieldError('venueId', `This venue has room for ${capacity}, and the course has ${target.places} places`);
}

/** Throws when the venue of a course has no room for so many places. */
export async function checkRoom(
  tx: Tx,
  { venueId, places }: { venueId: number | null; places: number },
): Promise<void> {
  const capacity = venueId === null ? undefined : await findCapacity(tx, venueId);
  if (capacity !== undefined && capacity < places)
    throw fieldError('delegatePlacesAllowed', `The venue has room for ${capacity}. Enter ${capacity} at most`);
}

import { moveVenue } from '@doselore/contract/venues';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArchive } from '../../../ui/archive/index.ts';
import { refreshVenues, type Venue } from './venues.queries.ts';

/** Returns the function that archives or restores a venue. */
export const useMoveVenue = () =>
  useArchive<Pick<Venue, 'id' | 'name'>>({
    nameOf: ({ name }) => name,
    send: ({ id }, archived) =>
      callEndpoint(moveVenue, { params: { venueId: id }, body: { list: archived ? 'archived' : 'open' } }),
    refresh: refreshVenues,
  });

import type { PlaceList } from '@doselore/contract/locations';
import { moveVenue } from '@doselore/contract/venues';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { refreshVenues, type Venue } from './venues.queries.ts';

const done: Record<PlaceList, string> = { open: 'restored', archived: 'archived' };

/** Archives or restores a venue. Needs no question, because the banner offers Undo. */
export function useMoveVenue() {
  const client = useQueryClient();
  const move = async (row: Pick<Venue, 'id' | 'name'>, list: PlaceList): Promise<void> => {
    try {
      await callEndpoint(moveVenue, { params: { venueId: row.id }, body: { list } });
      const back = list === 'archived' ? 'open' : 'archived';
      showBanner({
        message: `${row.name} ${done[list]}`,
        type: 'success',
        action: { label: 'Undo', run: () => void move(row, back) },
      });
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshVenues(client);
  };
  return move;
}

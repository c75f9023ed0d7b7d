import { moveLocation, type PlaceList } from '@doselore/contract/locations';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { describeError, showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import type { Location } from './locations.queries.ts';

const done: Record<PlaceList, string> = { open: 'restored', archived: 'archived' };

/** Archives or restores a location. Needs no question, because the banner offers Undo. */
export function useMoveLocation() {
  const client = useQueryClient();
  const move = async (row: Pick<Location, 'id' | 'name'>, list: PlaceList): Promise<void> => {
    try {
      await callEndpoint(moveLocation, { params: { locationId: row.id }, body: { list } });
      const back = list === 'archived' ? 'open' : 'archived';
      showBanner({
        message: `${row.name} ${done[list]}`,
        type: 'success',
        action: { label: 'Undo', run: () => void move(row, back) },
      });
    } catch (error) {
      showBanner({ message: describeError(error) });
    }
    await refreshQueries(client, 'locations');
  };
  return move;
}

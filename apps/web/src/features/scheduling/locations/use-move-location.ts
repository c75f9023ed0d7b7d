import { moveLocation } from '@doselore/contract/locations';
import { callEndpoint } from '../../../platform/api/index.ts';
import { refreshOf } from '../../../platform/query-client/index.ts';
import { useArchive } from '../../../ui/archive/index.ts';
import type { Location } from './locations.queries.ts';

/** Returns the function that archives or restores a location. */
export const useMoveLocation = () =>
  useArchive<Pick<Location, 'id' | 'name'>>({
    nameOf: ({ name }) => name,
    send: ({ id }, archived) =>
      callEndpoint(moveLocation, { params: { locationId: id }, body: { list: archived ? 'archived' : 'open' } }),
    refresh: refreshOf('locations'),
  });

import { endpointAt, isService, type Level, type Place, type Query } from '@doselore/contract';
import {
  getMovementsCsv,
  getSubgroupMovementsCsv,
  listMovements,
  listSubgroupMovements,
} from '@doselore/contract/licence-stock';
import { getLicencesCsv, listLicences } from '@doselore/contract/licences';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../../platform/api/index.ts';

export type MovementFilters = Query<typeof listMovements>;
export type LicenceFilters = Query<typeof listLicences.group>;

/** Removes the account from the filters, because a service sees only the movements of its own pool. */
const inOwnPool = ({ account: _account, placeId: _place, ...query }: MovementFilters) => query;

export function movementsQuery(level: Level, place: Place, query: MovementFilters) {
  const { groupId, subgroupId } = place;
  return queryOptions({
    queryKey: ['licences', 'movements', level, groupId, subgroupId, query],
    queryFn: ({ signal }) =>
      isService(place)
        ? callEndpoint(listSubgroupMovements, { level, params: place, query: inOwnPool(query), signal })
        : callEndpoint(listMovements, { level, params: place, query, signal }),
    placeholderData: (held, from) =>
      from?.queryKey[3] === groupId && from.queryKey[4] === subgroupId ? held : undefined,
  });
}

export function downloadMovements(level: Level, place: Place, query: MovementFilters): SheetDownload {
  const fileName = 'Movements';
  return isService(place)
    ? sheetOf(getSubgroupMovementsCsv, { level, params: place, query: inOwnPool(query), fileName })
    : sheetOf(getMovementsCsv, { level, params: place, query, fileName });
}

export function issuedQuery(level: Level, place: Place, query: LicenceFilters) {
  const { groupId, subgroupId } = place;
  return queryOptions({
    queryKey: ['licences', 'issued', level, groupId, subgroupId, query],
    queryFn: ({ signal }) => callEndpoint(endpointAt(listLicences, place), { level, params: place, query, signal }),
    placeholderData: (held, from) =>
      from?.queryKey[3] === groupId && from.queryKey[4] === subgroupId ? held : undefined,
  });
}

export function downloadIssued(level: Level, place: Place, query: LicenceFilters): SheetDownload {
  const file = { level, query, fileName: 'Issued licences' };
  return sheetOf(endpointAt(getLicencesCsv, place), { ...file, params: place });
}

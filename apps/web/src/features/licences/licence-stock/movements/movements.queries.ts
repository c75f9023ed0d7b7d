import { endpointAt, isService, type Level, type Place, type Query } from '@doselore/contract';
import {
  getMovementsCsv,
  getSubgroupMovementsCsv,
  listMovements,
  listSubgroupMovements,
} from '@doselore/contract/licence-stock';
import { getLicencesCsv, type listLicences } from '@doselore/contract/licences';
import { type SheetDownload, sheetOf } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

export const licences = roomQueries('licences');

export type MovementFilters = Query<typeof listMovements>;
export type LicenceFilters = Query<typeof listLicences.group>;

/** Removes the account from the filters, because a service sees only the movements of its own pool. */
const inOwnPool = ({ account: _account, placeId: _place, ...query }: MovementFilters) => query;

export const movementsQuery = (level: Level, place: Place, query: MovementFilters) =>
  isService(place)
    ? licences.list(listSubgroupMovements, { level, params: place, query: inOwnPool(query) })
    : licences.list(listMovements, { level, params: place, query });

export function downloadMovements(level: Level, place: Place, query: MovementFilters): SheetDownload {
  const fileName = 'Movements';
  return isService(place)
    ? sheetOf(getSubgroupMovementsCsv, { level, params: place, query: inOwnPool(query), fileName })
    : sheetOf(getMovementsCsv, { level, params: place, query, fileName });
}

export function downloadIssued(level: Level, place: Place, query: LicenceFilters): SheetDownload {
  const file = { level, query, fileName: 'Issued licences' };
  return sheetOf(endpointAt(getLicencesCsv, place), { ...file, params: place });
}

import type { Level, Query } from '@doselore/contract';
import {
  getLicencesCsv,
  getMovementsCsv,
  getSubgroupLicencesCsv,
  getSubgroupMovementsCsv,
  listLicences,
  listMovements,
  listSubgroupLicences,
  listSubgroupMovements,
} from '@doselore/contract/licences';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../../platform/api/index.ts';
import type { PlaceIds } from '../../../platform/routes/index.ts';

export type MovementFilters = Query<typeof listMovements>;
export type LicenceFilters = Query<typeof listLicences>;

/** A service sees those of its own pool, whatever account is asked for. */
const inOwnPool = ({ account: _account, placeId: _place, ...query }: MovementFilters) => query;

export function movementsQuery(level: Level, { groupId, subgroupId }: PlaceIds, query: MovementFilters) {
  return queryOptions({
    queryKey: ['licences', 'movements', level, groupId, subgroupId, query],
    queryFn: ({ signal }) =>
      subgroupId === null
        ? callEndpoint(listMovements, { level, params: { groupId }, query, signal })
        : callEndpoint(listSubgroupMovements, {
            level,
            params: { groupId, subgroupId },
            query: inOwnPool(query),
            signal,
          }),
    placeholderData: (held, from) =>
      from?.queryKey[3] === groupId && from.queryKey[4] === subgroupId ? held : undefined,
  });
}

export function downloadMovements(
  level: Level,
  { groupId, subgroupId }: PlaceIds,
  query: MovementFilters,
): Promise<void> {
  const fileName = 'Movements.csv';
  return subgroupId === null
    ? downloadFile(getMovementsCsv, { level, params: { groupId }, query, fileName })
    : downloadFile(getSubgroupMovementsCsv, {
        level,
        params: { groupId, subgroupId },
        query: inOwnPool(query),
        fileName,
      });
}

export function issuedQuery(level: Level, { groupId, subgroupId }: PlaceIds, query: LicenceFilters) {
  return queryOptions({
    queryKey: ['licences', 'issued', level, groupId, subgroupId, query],
    queryFn: ({ signal }) =>
      subgroupId === null
        ? callEndpoint(listLicences, { level, params: { groupId }, query, signal })
        : callEndpoint(listSubgroupLicences, { level, params: { groupId, subgroupId }, query, signal }),
    placeholderData: (held, from) =>
      from?.queryKey[3] === groupId && from.queryKey[4] === subgroupId ? held : undefined,
  });
}

export function downloadIssued(level: Level, { groupId, subgroupId }: PlaceIds, query: LicenceFilters): Promise<void> {
  const fileName = 'Issued licences.csv';
  return subgroupId === null
    ? downloadFile(getLicencesCsv, { level, params: { groupId }, query, fileName })
    : downloadFile(getSubgroupLicencesCsv, { level, params: { groupId, subgroupId }, query, fileName });
}

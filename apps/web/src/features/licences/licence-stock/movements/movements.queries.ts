import { isService, type Level, type Place, type Query } from '@doselore/contract';
import { listMovements, listSubgroupMovements } from '@doselore/contract/licence-stock';
import { listLicences } from '@doselore/contract/licences';
import { roomLists } from '../../../../platform/query-client/index.ts';

export const licences = roomLists('licences');

export type MovementFilters = Query<typeof listMovements>;

/** Removes the account from the filters, because a service sees only the movements of its own pool. */
const inOwnPool = ({ account: _account, placeId: _place, ...query }: MovementFilters) => query;

const ofService = licences.sheet(listSubgroupMovements, 'Movements');
const ofGroup = licences.sheet(listMovements, 'Movements');

export const movementsQuery = (level: Level, place: Place, query: MovementFilters) =>
  isService(place)
    ? ofService({ level, params: place, query: inOwnPool(query) })
    : ofGroup({ level, params: place, query });

export const issuedQuery = licences.sheet(listLicences, 'Issued licences');

import { isService, type Level, type Place } from '@doselore/contract';
import { listNameRequests } from '@doselore/contract/account';
import { getPlaceHome } from '@doselore/contract/dashboards';
import { listLicenceRequests, listSubgroupRequests } from '@doselore/contract/licence-requests';
import { listSubgroupStock } from '@doselore/contract/licence-stock';
import { listServiceVirtualGroups, listVirtualGroups } from '@doselore/contract/virtual-groups';
import { roomQueries } from '../../../../platform/query-client/index.ts';

/** Number of rows on a card. The list of the card has all rows. */
export const rowsShown = 5;
const first = { per_page: rowsShown };

const licences = roomQueries('licences');
const courses = roomQueries('virtual-groups');
const account = roomQueries('account');

/** Query for the home of a place. Belongs to the room of licences, so that a renewal refreshes the home. */
export const placeHomeQuery = (level: Level, place: Place) => licences.one(getPlaceHome, { level, params: place });

/** Query for the next Pharmacist-led Courses from a day on. */
export function nextCoursesQuery(level: Level, place: Place, from: string) {
  const query = { ...first, from, sort: 'training_start' };
  return isService(place)
    ? courses.one(listServiceVirtualGroups, { level, params: place, query })
    : courses.one(listVirtualGroups, { level, query: { ...query, groupId: place.groupId } });
}

/** Query for open licence requests of a service, or of all services and courses of an organisation. */
export function openRequestsQuery(level: Level, place: Place) {
  const query = { ...first, state: 'open' as const };
  return isService(place)
    ? licences.one(listSubgroupRequests, { level, params: place, query })
    : licences.one(listLicenceRequests, { level, query: { ...query, groupId: place.groupId } });
}

/** Query for open name change requests of members. */
export const openNamesQuery = (level: Level, { groupId }: Place) =>
  account.one(listNameRequests.ofGroup, { level, params: { groupId }, query: { ...first, state: 'pending' } });

/** Query for courses with low stock in the pool of a service. */
export const lowPoolQuery = (level: Level, place: Place) =>
  licences.one(listSubgroupStock, {
    level,
    params: { groupId: place.groupId, subgroupId: place.subgroupId ?? 0 },
    query: { ...first, level: 'needed' },
  });

import { isService, type Level, type Place } from '@doselore/contract';
import { listNameRequests } from '@doselore/contract/account';
import { getPlaceHome } from '@doselore/contract/dashboards';
import { listLicenceRequests, listSubgroupRequests } from '@doselore/contract/licence-requests';
import { listSubgroupStock } from '@doselore/contract/licence-stock';
import { listServiceVirtualGroups, listVirtualGroups } from '@doselore/contract/virtual-groups';
import { roomQueries } from '../../../../platform/query-client/index.ts';

/** Rows of each card. Their lists have the others. */
export const rowsShown = 5;
const first = { per_page: rowsShown };

// In the room of licences, so that a renewal refreshes it.
const licences = roomQueries('licences');
const courses = roomQueries('virtual-groups');
const account = roomQueries('account');

export const placeHomeQuery = (level: Level, place: Place) => licences.one(getPlaceHome, { level, params: place });

/** The next Pharmacist-led Courses from a day on. */
export function nextCoursesQuery(level: Level, place: Place, from: string) {
  const query = { ...first, from, sort: 'training_start' };
  return isService(place)
    ? courses.one(listServiceVirtualGroups, { level, params: place, query })
    : courses.one(listVirtualGroups, { level, query: { ...query, groupId: place.groupId } });
}

/** Open licence requests: of a service, or to an organisation. */
export function openRequestsQuery(level: Level, place: Place) {
  const query = { ...first, state: 'open' as const };
  return isService(place)
    ? licences.one(listSubgroupRequests, { level, params: place, query })
    : licences.one(listLicenceRequests, { level, query: { ...query, groupId: place.groupId } });
}

/** Requests of members for another name that nobody has decided. */
export const openNamesQuery = (level: Level, { groupId }: Place) =>
  account.one(listNameRequests.ofGroup, { level, params: { groupId }, query: { ...first, state: 'pending' } });

/** Courses whose licences run out in the pool of a service. */
export const lowPoolQuery = (level: Level, place: Place) =>
  licences.one(listSubgroupStock, {
    level,
    params: { groupId: place.groupId, subgroupId: place.subgroupId ?? 0 },
    query: { ...first, level: 'needed' },
  });

import { isService, type Level, type Place, terms } from '@doselore/contract';
import {
  listServiceVirtualGroups,
  listVirtualGroups,
  type VirtualGroupsQuery,
} from '@doselore/contract/virtual-groups';
import { roomLists } from '../../../platform/query-client/index.ts';

export const virtualGroups = roomLists('virtual-groups');

type CoursesQuery = Omit<VirtualGroupsQuery, 'groupId'>;

/** Limits a list to an organisation. The courses that a person leads have no place. */
const inGroup = (query: CoursesQuery, { groupId }: Place) => ({ ...query, ...(groupId !== 0 && { groupId }) });

const ofService = virtualGroups.sheet(listServiceVirtualGroups, terms.virtualGroup.many);
const ofOthers = virtualGroups.sheet(listVirtualGroups, terms.virtualGroup.many);

/** Courses of a service, of an organisation, or without a place those that the person leads. */
export const virtualGroupsQuery = (level: Level, place: Place, query: CoursesQuery) =>
  isService(place) ? ofService({ level, params: place, query }) : ofOthers({ level, query: inGroup(query, place) });

import { isService, type Level, type Place, type ServicePlace } from '@doselore/contract';
import { getGroup } from '@doselore/contract/groups';
import { getSubgroup } from '@doselore/contract/subgroups';
import { getServiceVirtualGroup, getVirtualGroup } from '@doselore/contract/virtual-groups';
import type { Query, QueryClient } from '@tanstack/react-query';
import { roomQueries } from '../query-client/index.ts';

const groups = roomQueries('groups');
const subgroups = roomQueries('subgroups');
const virtualGroups = roomQueries('virtual-groups');

export const groupQuery = (level: Level, groupId: number) => groups.one(getGroup, { level, params: { groupId } });
export const subgroupQuery = (level: Level, place: ServicePlace) =>
  subgroups.one(getSubgroup, { level, params: place });

/** A Pharmacist-led Course. Under the address of a service, it has to belong to it or have delegates from it. */
export const virtualGroupQuery = (level: Level, virtualGroupId: number, place: Place) =>
  isService(place)
    ? virtualGroups.one(getServiceVirtualGroup, { level, params: { ...place, virtualGroupId } })
    : virtualGroups.one(getVirtualGroup, { level, params: { virtualGroupId } });

const oneCourse = [getVirtualGroup, getServiceVirtualGroup];

/** Keys of all Pharmacist-led Courses, under the address of any place. */
export const virtualGroupKeys = oneCourse.map((endpoint) => virtualGroups.key(endpoint));

/** Finds the queries that hold a Pharmacist-led Course, under the address of any place. */
export const findVirtualGroup = (client: QueryClient, level: Level, virtualGroupId: number): Query[] =>
  oneCourse
    .map((endpoint) => virtualGroups.key(endpoint, { level, params: { virtualGroupId } }))
    .flatMap((queryKey) => client.getQueryCache().findAll({ queryKey }));

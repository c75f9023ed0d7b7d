import type { Level } from './levels.ts';

/** Organisation, or one of its services. */
export type Place = { groupId: number; subgroupId?: number | undefined };

/** Service with its organisation. */
export type ServicePlace = { groupId: number; subgroupId: number };

/** Returns whether a place is a service. */
export function isService(place: Place): place is ServicePlace {
  return place.subgroupId !== undefined;
}

type PlacePages = { group: string; betweenIds: string };

/**
 * Addresses of organisations in the area of a level. `betweenIds` is the text between the ids of an organisation and
 * its service.
 */
const placePages: Partial<Record<Level, PlacePages>> = {
  superAdmin: { group: '/site-admin/groups', betweenIds: '/subgroups/' },
  groupingAdmin: { group: '/group-admin', betweenIds: '/subgroups/' },
  subgroupAdmin: { group: '/subgroup-admin', betweenIds: '/' },
};

/** Returns the page of an organisation or a service in the area of a level. */
export function placeAddress({ level, ...place }: Place & { level: Level }): string {
  const pages = placePages[level];
  if (pages === undefined) throw new Error(`The level ${level} has no page of a place`);
  return `${pages.group}/${place.groupId}${isService(place) ? `${pages.betweenIds}${place.subgroupId}` : ''}`;
}

import { because, once, product } from './bodies.ts';
import type { At } from './example.ts';
import { absent } from './world/world.ts';

/** Returns the address of a place, which is its key in `world.licences`. */
export const groupOf = ({ ids }: At) => `groups/${ids.groupId}`;
export const placeOf = (at: At) => {
  const { subgroupId, virtualGroupId } = at.ids;
  if (virtualGroupId !== undefined) return `virtual-groups/${virtualGroupId}`;
  return subgroupId === undefined ? groupOf(at) : `${groupOf(at)}/subgroups/${subgroupId}`;
};

/** Returns a member of the service or course, otherwise of the organisation. */
export const userAt = ({ place, position, ids }: At) =>
  position === 'sibling' && (ids.subgroupId ?? ids.virtualGroupId) !== undefined
    ? place.siblingUserId
    : place.ownUserId;

export const people = (at: At) => ({ ...product(at), userIds: [userAt(at)] });
export const issue = (at: At) => ({ ...people(at), ...once() });
export const held = (at: At) => ({ licenceIds: [at.world.licences.held[placeOf(at)] ?? absent] });
export const takeBack = (at: At) => ({ ...held(at), ...because(), reason: 'left' as const });
export const requestAt = (at: At) => ({ licenceRequestId: at.world.licences.requests[groupOf(at)] ?? absent });

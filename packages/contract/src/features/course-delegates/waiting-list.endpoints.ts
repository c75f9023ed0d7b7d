import { atPlace, type PlaceEndpoint } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { waitingListSchemas } from './waiting-list.schemas.ts';

const path = 'virtual-groups/:virtualGroupId/waiting-list';

/** Lists the people who wait for a place, in their order. */
export const listWaiting = atPlace<typeof waitingListSchemas.listWaiting>({
  method: 'GET',
  path,
  permission: 'virtualGroups.invite',
});

/** Invites members in this order. Those who find no free place wait for one, behind everybody who waits already. */
export const inviteOrWait = atPlace<typeof waitingListSchemas.inviteOrWait>({
  method: 'POST',
  path,
  permission: 'virtualGroups.invite',
});

/** Removes people from the waiting list, with their offers. */
export const removeWaiting = atPlace<typeof waitingListSchemas.removeWaiting>({
  method: 'POST',
  path: `${path}/remove`,
  permission: 'virtualGroups.invite',
});

const promote = {
  method: 'POST',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'virtualGroups.promote',
} as const;

/** Gives free places to the first people who wait, or offers them, when the course begins within 48 hours. */
export const promoteWaiting: PlaceEndpoint<typeof waitingListSchemas.promoteWaiting> = {
  group: endpoint({ ...promote, path: `groups/:groupId/${path}/promote` }),
  subgroup: endpoint({ ...promote, path: `groups/:groupId/subgroups/:subgroupId/${path}/promote` }),
};

/** Lists the courses for which the caller waits, with their position, and their open offers. */
export const listMyWaiting = endpoint<typeof waitingListSchemas.listMyWaiting>({
  method: 'GET',
  path: 'my-waiting-lists',
  levels: ['member'],
  permission: 'learning.list',
});

/** Leaves a waiting list. An offer goes to the next person. */
export const leaveWaitingList = endpoint<typeof waitingListSchemas.leaveWaitingList>({
  method: 'DELETE',
  path: 'virtual-group/:virtualGroupId/waiting-list',
  levels: ['member'],
  permission: 'virtualGroups.answer',
});

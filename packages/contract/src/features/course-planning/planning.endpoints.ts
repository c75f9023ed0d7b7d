import { atPlace, type PlaceEndpoint } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { planningSchemas } from './planning.schemas.ts';

/** Creates a draft for the whole organisation. */
export const createGroupVirtualGroup = endpoint<typeof planningSchemas.createGroupVirtualGroup>({
  method: 'POST',
  path: 'groups/:groupId/virtual-groups',
  levels: ['superAdmin'],
  permission: 'virtualGroups.schedule',
});

/** Creates a draft for a service. */
export const createSubgroupVirtualGroup = endpoint<typeof planningSchemas.createSubgroupVirtualGroup>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/virtual-groups',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'virtualGroups.create',
});

/** Copies a course into drafts, one a week: words, places, sessions and place, without people. */
export const duplicateVirtualGroup: PlaceEndpoint<typeof planningSchemas.duplicateVirtualGroup> = {
  group: endpoint({
    method: 'POST',
    path: 'groups/:groupId/virtual-groups/:virtualGroupId/duplicate',
    levels: ['superAdmin'],
    permission: 'virtualGroups.schedule',
  }),
  subgroup: endpoint({
    method: 'POST',
    path: 'groups/:groupId/subgroups/:subgroupId/virtual-groups/:virtualGroupId/duplicate',
    levels: ['superAdmin', 'groupingAdmin'],
    permission: 'virtualGroups.create',
  }),
};

/** Lists what a new course can be chosen from: products and organisers. */
export const listPlanChoices = atPlace<typeof planningSchemas.listPlanChoices>({
  method: 'GET',
  path: 'new-virtual-group',
  permission: 'virtualGroups.write',
});

/** Returns a course of this organisation or service as its edit page shows it. */
export const getPlan = atPlace<typeof planningSchemas.getPlan>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/plan',
  permission: 'virtualGroups.write',
});

/** Changes title, places, organiser and notes. */
export const changeVirtualGroup = atPlace<typeof planningSchemas.changeVirtualGroup>({
  method: 'PUT',
  path: 'virtual-groups/:virtualGroupId',
  permission: 'virtualGroups.write',
});

/** Changes sessions, trainer, place and meeting. Refused after the first mark of attendance. */
export const planVirtualGroup = endpoint<typeof planningSchemas.planVirtualGroup>({
  method: 'PUT',
  path: 'virtual-groups/:virtualGroupId/schedule',
  levels: ['superAdmin'],
  permission: 'virtualGroups.schedule',
});

/** Schedules a draft. Notifies its delegates and its trainer. */
export const publishVirtualGroup = endpoint<typeof planningSchemas.publishVirtualGroup>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/publish',
  levels: ['superAdmin'],
  permission: 'virtualGroups.schedule',
});

/** Makes a scheduled course a draft again. Notifies its delegates and its trainer. */
export const unpublishVirtualGroup = endpoint<typeof planningSchemas.unpublishVirtualGroup>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/unpublish',
  levels: ['superAdmin'],
  permission: 'virtualGroups.schedule',
});

/** Deletes a draft without delegates, licences and requests. */
export const deleteVirtualGroup = endpoint<typeof planningSchemas.deleteVirtualGroup>({
  method: 'DELETE',
  path: 'virtual-groups/:virtualGroupId',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'virtualGroups.create',
});

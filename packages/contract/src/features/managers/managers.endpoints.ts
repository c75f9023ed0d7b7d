import { endpoint } from '../../endpoint.ts';
import type { managersSchemas } from './managers.schemas.ts';

const forGroup = ['superAdmin', 'groupingAdmin'] as const;

export const listGroupManagers = endpoint<typeof managersSchemas.listGroupManagers>({
  method: 'GET',
  path: 'groups/:groupId/managers',
  levels: forGroup,
  permission: 'managers.write',
});

/** Adds an organisation admin. The person must be a member of the organisation. */
export const addGroupManager = endpoint<typeof managersSchemas.addGroupManager>({
  method: 'PUT',
  path: 'groups/:groupId/managers/:userId',
  levels: forGroup,
  permission: 'managers.grant',
});

export const removeGroupManager = endpoint<typeof managersSchemas.removeGroupManager>({
  method: 'POST',
  path: 'groups/:groupId/managers/remove',
  levels: forGroup,
  permission: 'managers.write',
});

export const listSubgroupManagers = endpoint<typeof managersSchemas.listSubgroupManagers>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/managers',
  levels: forGroup,
  permission: 'managers.write',
});

/**
 * Makes a member of the organisation the admin of a service when `baseValues` is null. Otherwise changes their rights
 * there, and refuses when the person has been removed as admin.
 */
export const putSubgroupManager = endpoint<typeof managersSchemas.putSubgroupManager>({
  method: 'PUT',
  path: 'groups/:groupId/subgroups/:subgroupId/managers',
  levels: forGroup,
  permission: 'managers.grant',
});

export const removeSubgroupManager = endpoint<typeof managersSchemas.removeSubgroupManager>({
  method: 'POST',
  path: 'groups/:groupId/subgroups/:subgroupId/managers/remove',
  levels: forGroup,
  permission: 'managers.write',
});

/** Makes a member an organiser, who plans Pharmacist-led Courses with trainers. They get no other right. */
export const makeOrganiser = endpoint<typeof managersSchemas.makeOrganiser>({
  method: 'PUT',
  path: 'groups/:groupId/organisers/:userId',
  levels: forGroup,
  permission: 'managers.write',
});

/** Ends the role of an organiser. Refused with 409 while a course to come names them. */
export const removeOrganiser = endpoint<typeof managersSchemas.removeOrganiser>({
  method: 'DELETE',
  path: 'groups/:groupId/organisers/:userId',
  levels: forGroup,
  permission: 'managers.write',
});

import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import type { sessionMaterialsSchemas } from './session-materials.schemas.ts';

const levels = ['superAdmin', 'virtualGroupAdmin'] as const;

/** Lists the files and links of a course, also those that delegates do not see yet. */
export const listMaterials = endpoint<typeof sessionMaterialsSchemas.listMaterials>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/materials',
  levels,
  permission: 'virtualGroups.materials',
});

export const getSessionMaterialFile = endpoint<typeof sessionMaterialsSchemas.getSessionMaterialFile>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/materials/:materialId',
  levels,
  permission: 'virtualGroups.materials',
  kind: 'file',
});

export const addMaterialLink = endpoint<typeof sessionMaterialsSchemas.addMaterialLink>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/materials',
  levels,
  permission: 'virtualGroups.changeMaterials',
});

/** Adds a PDF or a picture. Its title and when it is shown are in the query, because the body is the file. */
export const addMaterialFile = endpoint<typeof sessionMaterialsSchemas.addMaterialFile>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/material-files',
  levels,
  permission: 'virtualGroups.changeMaterials',
  kind: 'upload',
  bodyBytes: limits.evidenceBytes,
});

export const removeMaterial = endpoint<typeof sessionMaterialsSchemas.removeMaterial>({
  method: 'DELETE',
  path: 'virtual-groups/:virtualGroupId/materials/:materialId',
  levels,
  permission: 'virtualGroups.changeMaterials',
});

/** Lists the files and links that a delegate sees now. */
export const listOwnMaterials = endpoint<typeof sessionMaterialsSchemas.listOwnMaterials>({
  method: 'GET',
  path: 'virtual-group/:virtualGroupId/materials',
  levels: ['member'],
  permission: 'virtualGroups.ownMaterials',
});

export const getOwnMaterialFile = endpoint<typeof sessionMaterialsSchemas.getOwnMaterialFile>({
  method: 'GET',
  path: 'virtual-group/:virtualGroupId/materials/:materialId',
  levels: ['member'],
  permission: 'virtualGroups.ownMaterials',
  kind: 'file',
});

import { endpoint } from '../../endpoint.ts';
import type { mergesSchemas } from './merges.schemas.ts';

const superAdmin = ['superAdmin'] as const;

/** Previews a merge. Runs it and rolls it back, so that the preview shows exactly what will happen. */
export const previewUserMerge = endpoint<typeof mergesSchemas.previewUserMerge>({
  method: 'POST',
  path: 'users/merge-preview',
  levels: superAdmin,
  permission: 'merges.write',
});

/** Moves everything of `dropId` to `keepId`. Can be undone for 30 days. */
export const mergeUsers = endpoint<typeof mergesSchemas.mergeUsers>({
  method: 'POST',
  path: 'users/merge',
  levels: superAdmin,
  permission: 'merges.run',
});

export const previewGroupMerge = endpoint<typeof mergesSchemas.previewGroupMerge>({
  method: 'POST',
  path: 'groups/merge-preview',
  levels: superAdmin,
  permission: 'merges.write',
});

/** Moves services, people, licences and everything else of `dropId` to `keepId`, and archives `dropId`. */
export const mergeGroups = endpoint<typeof mergesSchemas.mergeGroups>({
  method: 'POST',
  path: 'groups/merge',
  levels: superAdmin,
  permission: 'merges.run',
});

/** Lists the last 50 merges of people or of organisations. */
export const listMerges = endpoint<typeof mergesSchemas.listMerges>({
  method: 'GET',
  path: 'merges',
  levels: superAdmin,
  permission: 'merges.write',
});

export const undoMerge = endpoint<typeof mergesSchemas.undoMerge>({
  method: 'POST',
  path: 'merges/:mergeId/undo',
  levels: superAdmin,
  permission: 'merges.run',
});

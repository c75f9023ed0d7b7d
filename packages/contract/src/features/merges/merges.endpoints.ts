import { endpoint } from '../../endpoint.ts';
import type { mergesSchemas } from './merges.schemas.ts';

const superAdmin = ['superAdmin'] as const;

/** Changes nothing: the merge is carried out and taken back, so that what it shows is what happens. */
export const previewUserMerge = endpoint<typeof mergesSchemas.previewUserMerge>({
  method: 'POST',
  path: 'users/merge-preview',
  levels: superAdmin,
  permission: 'merges.write',
});

/** Everything of `dropId` becomes `keepId`'s; can be undone for 30 days. */
export const mergeUsers = endpoint<typeof mergesSchemas.mergeUsers>({
  method: 'POST',
  path: 'users/merge',
  levels: superAdmin,
  permission: 'merges.write',
  needsStepUp: true,
});

export const previewGroupMerge = endpoint<typeof mergesSchemas.previewGroupMerge>({
  method: 'POST',
  path: 'groups/merge-preview',
  levels: superAdmin,
  permission: 'merges.write',
});

/** Services, people, licences and everything else of `dropId` become `keepId`'s; `dropId` is archived. */
export const mergeGroups = endpoint<typeof mergesSchemas.mergeGroups>({
  method: 'POST',
  path: 'groups/merge',
  levels: superAdmin,
  permission: 'merges.write',
  needsStepUp: true,
});

/** The last 50 of people, or of organisations. */
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
  permission: 'merges.write',
  needsStepUp: true,
});

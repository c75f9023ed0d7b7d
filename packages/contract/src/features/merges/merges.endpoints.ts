import { z } from 'zod';
import { done, id } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { groupMergePreview, mergeKinds, mergeRow, userMergePreview } from './merges.schemas.ts';

const superAdmin = ['superAdmin'] as const;
const pair = z.strictObject({ keepId: id, dropId: id });
const merged = z.object({ mergeId: z.number().int() });

/** Changes nothing: the merge is carried out and taken back, so that what it shows is what happens. */
export const previewUserMerge = defineEndpoint({
  method: 'POST',
  path: 'users/merge-preview',
  levels: superAdmin,
  permission: 'merges.write',
  body: pair,
  response: userMergePreview,
});

/** Everything of `dropId` becomes `keepId`'s; can be undone for 30 days. */
export const mergeUsers = defineEndpoint({
  method: 'POST',
  path: 'users/merge',
  levels: superAdmin,
  permission: 'merges.write',
  needsStepUp: true,
  body: pair,
  response: merged,
});

export const previewGroupMerge = defineEndpoint({
  method: 'POST',
  path: 'groups/merge-preview',
  levels: superAdmin,
  permission: 'merges.write',
  body: pair,
  response: groupMergePreview,
});

/** Services, people, licences and everything else of `dropId` become `keepId`'s; `dropId` is archived. */
export const mergeGroups = defineEndpoint({
  method: 'POST',
  path: 'groups/merge',
  levels: superAdmin,
  permission: 'merges.write',
  needsStepUp: true,
  body: pair,
  response: merged,
});

/** The last 50 of people, or of organisations. */
export const listMerges = defineEndpoint({
  method: 'GET',
  path: 'merges',
  levels: superAdmin,
  permission: 'merges.write',
  query: z.strictObject({ kind: z.enum(mergeKinds).default('users') }),
  response: z.object({ rows: z.array(mergeRow) }),
});

export const undoMerge = defineEndpoint({
  method: 'POST',
  path: 'merges/:mergeId/undo',
  levels: superAdmin,
  permission: 'merges.write',
  needsStepUp: true,
  params: z.strictObject({ mergeId: id }),
  response: done,
});

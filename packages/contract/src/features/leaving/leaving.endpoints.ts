import { endpoint } from '../../endpoint.ts';
import type { leavingSchemas } from './leaving.schemas.ts';

const site = ['superAdmin'] as const;
const levels = ['superAdmin', 'groupingAdmin'] as const;

/**
 * Archives or restores memberships. Archiving ends places at upcoming courses, waiting-list entries, organiser
 * duties and unstarted licences. Restoring gives them back where they are still free. Attempts and certificates stay
 * with the person.
 */
export const archiveMembers = endpoint<typeof leavingSchemas.archiveMembers>({
  method: 'POST',
  path: 'groups/:groupId/archive-members',
  levels,
  permission: 'members.archive',
});

/** Previews the endings that archiving members causes. Archives them and rolls back, so the preview is exact. */
export const previewLeaving = endpoint<typeof leavingSchemas.previewLeaving>({
  method: 'POST',
  path: 'groups/:groupId/archive-members/preview',
  levels,
  permission: 'members.archive',
});

/** Archives or restores an account. It ends in each organisation what archiving the member there ends, or gives it back. */
export const archiveUser = endpoint<typeof leavingSchemas.archiveUser>({
  method: 'POST',
  path: 'users/:userId/archive',
  levels: site,
  permission: 'users.archive',
});

/** Previews the endings that archiving an account causes. Changes nothing. */
export const previewUserLeaving = endpoint<typeof leavingSchemas.previewUserLeaving>({
  method: 'GET',
  path: 'users/:userId/archive/preview',
  levels: site,
  permission: 'users.previewArchive',
});

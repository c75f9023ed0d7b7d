import { endpoint } from '../../endpoint.ts';
import type { leavingSchemas } from './leaving.schemas.ts';

const levels = ['superAdmin', 'groupingAdmin'] as const;

/**
 * Archives or restores memberships. Archiving ends places at courses to come, waiting-list entries, organiser duties and
 * unstarted licences; restoring gives back what is still free. Attempts and certificates stay with the person.
 */
export const archiveMembers = endpoint<typeof leavingSchemas.archiveMembers>({
  method: 'POST',
  path: 'groups/:groupId/archive-members',
  levels,
  permission: 'members.archive',
});

/** Previews what archiving members ends. Runs it and rolls it back, so that the preview shows exactly what will happen. */
export const previewLeaving = endpoint<typeof leavingSchemas.previewLeaving>({
  method: 'POST',
  path: 'groups/:groupId/archive-members/preview',
  levels,
  permission: 'members.archive',
});

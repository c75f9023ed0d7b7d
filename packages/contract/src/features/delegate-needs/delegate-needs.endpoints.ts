import { endpoint } from '../../endpoint.ts';
import type { delegateNeedsSchemas } from './delegate-needs.schemas.ts';

/** Returns what the signed-in delegate needs on a course; empty texts without an entry. */
export const getOwnNeeds = endpoint<typeof delegateNeedsSchemas.getOwnNeeds>({
  method: 'GET',
  path: 'virtual-group/:virtualGroupId/needs',
  levels: ['member'],
  permission: 'virtualGroups.ownNeeds',
});

/** Saves what the signed-in delegate needs, until the course begins. Two empty texts delete the entry. */
export const saveOwnNeeds = endpoint<typeof delegateNeedsSchemas.saveOwnNeeds>({
  method: 'PUT',
  path: 'virtual-group/:virtualGroupId/needs',
  levels: ['member'],
  permission: 'virtualGroups.answer',
});

/** Lists what the delegates of a course need, for its trainer and its organiser. Other admins get no rows. */
export const listNeeds = endpoint<typeof delegateNeedsSchemas.listNeeds>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/needs',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin', 'virtualGroupAdmin'],
  permission: 'virtualGroups.needs',
});

import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { delegatesSchemas } from './delegates.schemas.ts';

/** Returns one delegate: their work here, attendance, licence and valid certificate for this course. */
export const getDelegate = endpoint<typeof delegatesSchemas.getDelegate>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/delegates/:userId',
  levels: ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'],
  permission: 'virtualGroups.read',
});

/** Lists the members of the place, and whether each is a delegate. */
export const listDelegateChoices = atPlace<typeof delegatesSchemas.listDelegateChoices>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/membership',
  permission: 'virtualGroups.invite',
});

/** Adds delegates or removes them. Removing takes back a licence that the course issued and nobody started. */
export const changeDelegates = atPlace<typeof delegatesSchemas.changeDelegates>({
  method: 'PUT',
  path: 'virtual-groups/:virtualGroupId/membership',
  permission: 'virtualGroups.invite',
});

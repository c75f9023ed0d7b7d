import { endpoint } from '../../endpoint.ts';
import type { schedulingSchemas } from './scheduling.schemas.ts';

/**
 * Compares all trainers for sessions as they are typed, and says what is against each, and against the venue. Saves
 * nothing. Scheduling asks the same rules again under its locks.
 */
export const checkSchedule = endpoint<typeof schedulingSchemas.checkSchedule>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/schedule/check',
  levels: ['superAdmin'],
  permission: 'virtualGroups.schedule',
});

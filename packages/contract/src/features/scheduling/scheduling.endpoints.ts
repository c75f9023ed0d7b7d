import { endpoint } from '../../endpoint.ts';
import type { schedulingSchemas } from './scheduling.schemas.ts';

/**
 * Compares all trainers for the typed sessions, and lists the conflicts of each trainer, of the venue
 * and of the meeting account. Saves nothing.
 * Scheduling evaluates the same rules again under its locks.
 */
export const checkSchedule = endpoint<typeof schedulingSchemas.checkSchedule>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/schedule/check',
  levels: ['superAdmin'],
  permission: 'virtualGroups.schedule',
});

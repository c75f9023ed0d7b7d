import { endpoint } from '../../endpoint.ts';
import type { trainerDaysSchemas } from './trainer-days.schemas.ts';

/**
 * Returns the sessions that the caller leads today and on later days, and the registers and assessments that the caller
 * has not finished.
 */
export const getTrainerDay = endpoint<typeof trainerDaysSchemas.getTrainerDay>({
  method: 'GET',
  path: 'trainer-day',
  levels: ['virtualGroupAdmin'],
  permission: 'virtualGroups.ownDay',
  storedForDay: 'soon',
});

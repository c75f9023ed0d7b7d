import { endpoint } from '../../endpoint.ts';
import type { trainerDaysSchemas } from './trainer-days.schemas.ts';

/** Returns the sessions that the caller leads today and on the days after it, and what waits for the caller. */
export const getTrainerDay = endpoint<typeof trainerDaysSchemas.getTrainerDay>({
  method: 'GET',
  path: 'trainer-day',
  levels: ['virtualGroupAdmin'],
  permission: 'virtualGroups.ownDay',
  storedForDay: 'soon',
});

import { endpoint } from '../../endpoint.ts';
import type { learningZoneSchemas } from './learning-zone.schemas.ts';

/** Returns what a browser that has just been opened needs for My Courses, in one call. */
export const getMyLearningZone = endpoint<typeof learningZoneSchemas.getMyLearningZone>({
  method: 'GET',
  path: 'my-learning-zone',
  levels: ['member'],
  permission: 'learning.list',
  storedForDay: 'soon',
});

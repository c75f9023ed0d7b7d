import { endpoint } from '../../endpoint.ts';
import type { sessionFeedbackSchemas } from './session-feedback.schemas.ts';

/** Returns the feedback about one course. Site admins see every answer with its author. */
export const getCourseFeedback = endpoint<typeof sessionFeedbackSchemas.getCourseFeedback>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/feedback',
  levels: ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'],
  permission: 'virtualGroups.feedback',
});

/** Returns the feedback about the courses that a trainer leads: numbers, and comments by page. */
export const listOwnFeedback = endpoint<typeof sessionFeedbackSchemas.listOwnFeedback>({
  method: 'GET',
  path: 'session-feedback',
  levels: ['virtualGroupAdmin'],
  permission: 'virtualGroups.feedback',
});

/** Returns the numbers of the feedback about all courses of one trainer, for site admins. */
export const getTrainerFeedback = endpoint<typeof sessionFeedbackSchemas.getTrainerFeedback>({
  method: 'GET',
  path: 'trainers/:trainerUserId/feedback',
  levels: ['superAdmin'],
  permission: 'virtualGroups.namedFeedback',
});

import { endpoint } from '../../endpoint.ts';
import type { endingSchemas } from './ending.schemas.ts';

export const previewClosing = endpoint<typeof endingSchemas.previewClosing>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/close-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
});

/**
 * Closes a course for good. Unstarted licences of people who did not attend end, and every unissued seat returns to the
 * general pot.
 */
export const closeCourse = endpoint<typeof endingSchemas.closeCourse>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/close-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
});

/**
 * Reopens the register of a course that was closed at most 30 days ago. Moves no seat. Notifies the trainer and the
 * admins of the organisation.
 */
export const reopenCourse = endpoint<typeof endingSchemas.reopenCourse>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/reopen',
  levels: ['superAdmin'],
  permission: 'virtualGroups.reopen',
});

export const previewCancelling = endpoint<typeof endingSchemas.previewCancelling>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/cancel-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
});

/** Cancels a course before any attendance is recorded. Notifies delegates and trainer. */
export const cancelCourse = endpoint<typeof endingSchemas.cancelCourse>({
  method: 'POST',
  path: 'virtual-groups/:virtualGroupId/cancel-course',
  levels: ['superAdmin'],
  permission: 'virtualGroups.close',
});

/**
 * Returns title, sessions and reason of a cancelled course, to people who had a place or waited for one. Null for a
 * course that is not cancelled.
 */
export const getCancellation = endpoint<typeof endingSchemas.getCancellation>({
  method: 'GET',
  path: 'virtual-group/:virtualGroupId/cancellation',
  levels: ['member'],
  permission: 'virtualGroups.answer',
});

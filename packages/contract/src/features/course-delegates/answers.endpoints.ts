import { endpoint } from '../../endpoint.ts';
import type { answersSchemas } from './answers.schemas.ts';

/**
 * Returns the course that the caller declined, and whether they can have their place again. Null for everybody who has
 * not declined it, or has a place again.
 */
export const getOwnDecline = endpoint<typeof answersSchemas.getOwnDecline>({
  method: 'GET',
  path: 'virtual-group/:virtualGroupId/decline',
  levels: ['member'],
  permission: 'virtualGroups.answer',
});

/**
 * Answers an invitation to a scheduled course. Declining removes the delegate, and takes back a licence that the course
 * issued and nobody started. Somebody who declined can accept again while a place is free and nobody waits for it.
 */
export const respondToInvitation = endpoint<typeof answersSchemas.respondToInvitation>({
  method: 'POST',
  path: 'virtual-group/:virtualGroupId/respond',
  levels: ['member'],
  permission: 'virtualGroups.answer',
});

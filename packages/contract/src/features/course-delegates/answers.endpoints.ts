import { endpoint } from '../../endpoint.ts';
import type { answersSchemas } from './answers.schemas.ts';

/**
 * Answers an invitation to a scheduled course. Declining removes the delegate, and takes back a licence that the course
 * issued and nobody started.
 */
export const respondToInvitation = endpoint<typeof answersSchemas.respondToInvitation>({
  method: 'POST',
  path: 'virtual-group/:virtualGroupId/respond',
  levels: ['member'],
  permission: 'virtualGroups.answer',
});

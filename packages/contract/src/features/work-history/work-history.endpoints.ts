import { endpoint } from '../../endpoint.ts';
import type { workHistorySchemas } from './work-history.schemas.ts';

const path = 'groups/:groupId/members/:userId/standing';
const levels = ['superAdmin', 'groupingAdmin'] as const;

/** Returns the days on which a person was a member, worked in each service and had each job role. */
export const getWorkHistory = endpoint<typeof workHistorySchemas.getWorkHistory>({
  method: 'GET',
  path,
  levels,
  permission: 'standing.read',
});

/**
 * Corrects the first day of an entry, and sets the job role in this organisation. The earlier version is kept. Throws 409 when it has changed since `seen`.
 */
export const correctWorkHistory = endpoint<typeof workHistorySchemas.correctWorkHistory>({
  method: 'PUT',
  path,
  levels,
  permission: 'standing.correct',
});

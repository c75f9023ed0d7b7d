import { endpoint } from '../../endpoint.ts';
import type { standingSchemas } from './standing.schemas.ts';

const path = 'groups/:groupId/members/:userId/standing';
const levels = ['superAdmin', 'groupingAdmin'] as const;

/** Returns since when a member belongs to the organisation and its services, and their job roles by day. */
export const getStanding = endpoint<typeof standingSchemas.getStanding>({
  method: 'GET',
  path,
  levels,
  permission: 'standing.read',
});

/**
 * Corrects the day from which something about a member is so, and sets their job role here. The earlier version stays on
 * record. Throws 409 when it has changed since `seen`.
 */
export const correctStanding = endpoint<typeof standingSchemas.correctStanding>({
  method: 'PUT',
  path,
  levels,
  permission: 'standing.correct',
});

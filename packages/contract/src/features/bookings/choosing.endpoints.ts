import { endpoint } from '../../endpoint.ts';
import type { choosingSchemas } from './choosing.schemas.ts';

const read = { levels: ['superAdmin'], permission: 'bookings.list', needsBookings: true } as const;
const request = 'projects/:projectId/project-requests/:projectRequestId';

/** Compares all trainers for the dates of a request, and shows them for one of the dates. */
export const getRequestOptions = endpoint<typeof choosingSchemas.getRequestOptions>({
  ...read,
  method: 'GET',
  path: `${request}/options`,
});

/** Counts for each day of a month from today on who could take the request at its time of day. */
export const getRequestCalendar = endpoint<typeof choosingSchemas.getRequestCalendar>({
  ...read,
  method: 'GET',
  path: `${request}/calendar`,
});

/** Proposes dates that many and good trainers could take. Saves nothing. */
export const proposeTimes = endpoint<typeof choosingSchemas.proposeTimes>({
  ...read,
  method: 'GET',
  path: `${request}/propose-times`,
});

import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { bookingsSchemas } from './bookings.schemas.ts';

const read = { method: 'GET', levels: ['superAdmin'], permission: 'bookings.list', needsBookings: true } as const;
const manage = { levels: ['superAdmin'], permission: 'bookings.manage', needsBookings: true } as const;

/** Lists projects, the newest first, each with its requests. */
export const listProjects = endpoint<typeof bookingsSchemas.listProjects>({ ...read, path: 'projects' });
export const getProjectsCsv = csvOf(listProjects);

export const getProject = endpoint<typeof bookingsSchemas.getProject>({ ...read, path: 'projects/:projectId' });

/** Opens a project of an organisation or of one of its services. */
export const createProject = endpoint<typeof bookingsSchemas.createProject>({
  ...manage,
  method: 'POST',
  path: 'projects',
});

/** Changes title, organiser, handling site admin and notes. Refused once the project has ended. */
export const changeProject = endpoint<typeof bookingsSchemas.changeProject>({
  ...manage,
  method: 'PUT',
  path: 'projects/:projectId',
});

/** Cancels a project with every request that is not completed, and gives back what they hold. */
export const cancelProject = endpoint<typeof bookingsSchemas.cancelProject>({
  ...manage,
  method: 'POST',
  path: 'projects/:projectId/cancel',
});

/** Tells what cancelling a project would do now: the work is done and rolled back. */
export const testCancelProject = endpoint<typeof bookingsSchemas.testCancelProject>({
  ...read,
  path: 'projects/:projectId/test-cancel',
});

/** Lists what a request of a project can be chosen from. */
export const listProjectChoices = endpoint<typeof bookingsSchemas.listProjectChoices>({
  ...read,
  path: 'projects/:projectId/choices',
});

/** Adds a draft of one session. Whether it is online or face to face follows from its product. */
export const createProjectRequest = endpoint<typeof bookingsSchemas.createProjectRequest>({
  ...manage,
  method: 'POST',
  path: 'projects/:projectId/project-requests',
});

const request = { path: 'projects/:projectId/project-requests/:projectRequestId' } as const;

export const getProjectRequest = endpoint<typeof bookingsSchemas.getProjectRequest>({ ...read, ...request });

/** Changes what a draft asks for. Once trainers were asked, only notes, thresholds and who is left out can be changed. */
export const changeProjectRequest = endpoint<typeof bookingsSchemas.changeProjectRequest>({
  ...manage,
  ...request,
  method: 'PUT',
});

/** Cancels a request that is not completed, and gives back what it holds. */
export const cancelProjectRequest = endpoint<typeof bookingsSchemas.cancelProjectRequest>({
  ...manage,
  method: 'POST',
  path: `${request.path}/cancel`,
});

/** Returns the dates of a request, as the text of a form and with their states. */
export const getTimesOfInterest = endpoint<typeof bookingsSchemas.getTimesOfInterest>({
  ...read,
  path: `${request.path}/times-of-interest`,
});

/** Replaces the dates of a request. A date that trainers were asked about stays. */
export const changeTimesOfInterest = endpoint<typeof bookingsSchemas.changeTimesOfInterest>({
  ...manage,
  method: 'PUT',
  path: `${request.path}/times-of-interest`,
});

/** Switches bookings of the whole site on or off. */
export const switchBookings = endpoint<typeof bookingsSchemas.switchBookings>({
  method: 'POST',
  path: 'bookings/switch',
  levels: ['superAdmin'],
  permission: 'bookings.settings',
});

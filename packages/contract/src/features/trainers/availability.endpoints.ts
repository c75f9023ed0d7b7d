import { endpoint } from '../../endpoint.ts';
import type { availabilitySchemas } from './availability.schemas.ts';

/** Returns the weekly hours and exceptions of a trainer, with their sessions of the next four weeks. */
export const getAvailability = endpoint<typeof availabilitySchemas.getAvailability>({
  method: 'GET',
  path: 'trainers/:trainerUserId/general-availability',
  levels: ['superAdmin'],
  permission: 'trainers.read',
});

/** Replaces hours and exceptions. Refused with 409 when somebody else has changed them. */
export const changeAvailability = endpoint<typeof availabilitySchemas.changeAvailability>({
  method: 'PUT',
  path: 'trainers/:trainerUserId/general-availability',
  levels: ['superAdmin'],
  permission: 'trainers.write',
});

/** Like `getAvailability`, for the trainer. */
export const getOwnAvailability = endpoint<typeof availabilitySchemas.getOwnAvailability>({
  method: 'GET',
  path: 'general-availability',
  levels: ['virtualGroupAdmin'],
  permission: 'availability.own',
});

/** Like `changeAvailability`, for the trainer. */
export const changeOwnAvailability = endpoint<typeof availabilitySchemas.changeOwnAvailability>({
  method: 'PUT',
  path: 'general-availability',
  levels: ['virtualGroupAdmin'],
  permission: 'availability.own',
});

/** Returns the trainer's own sessions and hours of a day, week or month. */
export const getSchedule = endpoint<typeof availabilitySchemas.getSchedule>({
  method: 'GET',
  path: 'schedule/:period',
  levels: ['virtualGroupAdmin'],
  permission: 'availability.own',
});

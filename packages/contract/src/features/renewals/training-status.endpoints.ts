import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { trainingStatusSchemas } from './training-status.schemas.ts';

/** Returns the expired, expiring, missing and valid courses of a member in the organisation of the address. */
export const getTrainingStatus = atPlace<typeof trainingStatusSchemas.getTrainingStatus>({
  method: 'GET',
  path: 'members-info/:userId/training-status',
  permission: 'certificates.read',
});

/** Returns the expired, expiring, missing and valid courses of a person in every organisation. */
export const getUserTrainingStatus = endpoint<typeof trainingStatusSchemas.getUserTrainingStatus>({
  method: 'GET',
  path: 'users/:userId/training-status',
  levels: ['superAdmin'],
  permission: 'users.read',
});

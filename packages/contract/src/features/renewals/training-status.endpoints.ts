import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { trainingStatusSchemas } from './training-status.schemas.ts';

/** Returns what is valid, expiring and missing of a member, for the organisation of the address. */
export const getTrainingStatus = atPlace<typeof trainingStatusSchemas.getTrainingStatus>({
  method: 'GET',
  path: 'members-info/:userId/training-status',
  permission: 'certificates.read',
});

/** Returns what is valid, expiring and missing of a person in every organisation. */
export const getUserTrainingStatus = endpoint<typeof trainingStatusSchemas.getUserTrainingStatus>({
  method: 'GET',
  path: 'users/:userId/training-status',
  levels: ['superAdmin'],
  permission: 'users.read',
});

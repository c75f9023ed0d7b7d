import type { Level, Place } from '@doselore/contract';
import { getTrainingStatus, getUserTrainingStatus } from '@doselore/contract/renewals';
import { roomQueries } from '../../../platform/query-client/index.ts';

const licences = roomQueries('licences');

/** Query for the training status of a member at an organisation or a service. */
export const trainingStatusQuery = (level: Level, place: Place, userId: number) =>
  licences.one(getTrainingStatus, { level, params: { ...place, userId } });

/** Query for the training status of a person in every organisation, for site admins. */
export const userTrainingQuery = (userId: number) => licences.one(getUserTrainingStatus, { params: { userId } });

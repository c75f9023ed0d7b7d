import type { Level, Place } from '@doselore/contract';
import { getTrainingStatus, getUserTrainingStatus } from '@doselore/contract/renewals';
import { roomQueries } from '../../../platform/query-client/index.ts';

const licences = roomQueries('licences');

/** What a member has and lacks, for the organisation or service of the page. */
export const trainingStatusQuery = (level: Level, place: Place, userId: number) =>
  licences.one(getTrainingStatus, { level, params: { ...place, userId } });

/** What a person has and lacks in every organisation. */
export const userTrainingQuery = (userId: number) => licences.one(getUserTrainingStatus, { params: { userId } });

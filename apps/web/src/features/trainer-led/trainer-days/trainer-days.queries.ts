import { getTrainerDay } from '@doselore/contract/trainer-days';
import { roomQueries } from '../../../platform/query-client/index.ts';

/** Queries of `virtual-groups`, so that marks, results and changes of a course refresh the day too. */
const virtualGroups = roomQueries('virtual-groups');

export const trainerDayQuery = virtualGroups.one(getTrainerDay);

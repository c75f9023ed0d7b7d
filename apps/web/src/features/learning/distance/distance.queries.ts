import { getAssessment, getMaterialFile } from '@doselore/contract/distance';
import { endpointUrl } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const myLearning = roomQueries('my-learning');
const distance = roomQueries('distance');
export type MaterialPlace = { courseUserId: number; materialId: number };

/** Returns the address that opens the document of a material in a new tab. */
export const materialAddress = (place: MaterialPlace) => endpointUrl(getMaterialFile, { params: place });

/** Loads the assessment once for each visit, because a refetch would overwrite the learner's answers. */
export const assessmentQuery = (courseUserId: number) =>
  distance.one(
    getAssessment,
    { params: { courseUserId } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );

import type { Body } from '@doselore/contract';
import {
  getAssessment,
  getDistanceResults,
  getMaterial,
  getMaterialFile,
  markMaterial,
  saveAnswer,
  saveDistanceFeedback,
  submitAssessment,
} from '@doselore/contract/distance';
import { callEndpoint, endpointUrl } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const level = 'member';
const myLearning = roomQueries('my-learning');
const distance = roomQueries('distance');
export type MaterialPlace = { courseUserId: number; materialId: number };

export const materialQuery = (place: MaterialPlace) => myLearning.one(getMaterial, { level, params: place });

/** Returns the address that opens the document of a material in a new tab. */
export const materialAddress = (place: MaterialPlace) => endpointUrl(getMaterialFile, { level, params: place });

export const markAsRead = (place: MaterialPlace, read: boolean) =>
  callEndpoint(markMaterial, { level, params: place, body: { read } });

/** Loads the assessment once for each visit, because a refetch would overwrite the learner's answers. */
export const assessmentQuery = (courseUserId: number) =>
  distance.one(
    getAssessment,
    { level, params: { courseUserId } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );

type Kept = { courseUserId: number; questionId: number } & Body<typeof saveAnswer>;

export const sendAnswer = ({ courseUserId, questionId, ...body }: Kept) =>
  callEndpoint(saveAnswer, { level, params: { courseUserId, questionId }, body, quiet: true });
export const handIn = (courseUserId: number, body: Body<typeof submitAssessment>) =>
  callEndpoint(submitAssessment, { level, params: { courseUserId }, body });

export const distanceResultsQuery = (courseUserId: number) =>
  myLearning.one(getDistanceResults, { level, params: { courseUserId } });

export const sendFeedback = (courseUserId: number, body: Body<typeof saveDistanceFeedback>) =>
  callEndpoint(saveDistanceFeedback, { level, params: { courseUserId }, body });

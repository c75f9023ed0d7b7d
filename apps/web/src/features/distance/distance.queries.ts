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
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, endpointUrl } from '../../platform/api/index.ts';

const level = 'member';
export type MaterialPlace = { courseUserId: number; materialId: number };

export function materialQuery(place: MaterialPlace) {
  return queryOptions({
    queryKey: ['my-learning', 'material', place],
    queryFn: ({ signal }) => callEndpoint(getMaterial, { level, params: place, signal }),
  });
}

/** Returns the address that opens the document of a material in a new tab. */
export function materialAddress(place: MaterialPlace): string {
  return endpointUrl(getMaterialFile, { level, params: place });
}

export function markAsRead(place: MaterialPlace, read: boolean) {
  return callEndpoint(markMaterial, { level, params: place, body: { read } });
}

/** Loads the assessment once for each visit, because a refetch would overwrite the learner's answers. */
export function assessmentQuery(courseUserId: number) {
  return queryOptions({
    queryKey: ['distance', 'assessment', courseUserId],
    queryFn: ({ signal }) => callEndpoint(getAssessment, { level, params: { courseUserId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

type Kept = { courseUserId: number; questionId: number } & Body<typeof saveAnswer>;

export function sendAnswer({ courseUserId, questionId, ...body }: Kept) {
  return callEndpoint(saveAnswer, { level, params: { courseUserId, questionId }, body, quiet: true });
}

export function handIn(courseUserId: number, body: Body<typeof submitAssessment>) {
  return callEndpoint(submitAssessment, { level, params: { courseUserId }, body });
}

export function distanceResultsQuery(courseUserId: number) {
  return queryOptions({
    queryKey: ['my-learning', 'distance-results', courseUserId],
    queryFn: ({ signal }) => callEndpoint(getDistanceResults, { level, params: { courseUserId }, signal }),
  });
}

export function sendFeedback(courseUserId: number, body: Body<typeof saveDistanceFeedback>) {
  return callEndpoint(saveDistanceFeedback, { level, params: { courseUserId }, body });
}

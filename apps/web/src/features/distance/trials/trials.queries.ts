import type { Body } from '@doselore/contract';
import { getDistanceTrial, getTrialFile, markTrial } from '@doselore/contract/distance';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, endpointUrl } from '../../../platform/api/index.ts';

const level = 'superAdmin';

export function distanceTrialQuery(courseId: number) {
  return queryOptions({
    queryKey: ['courses', 'try', 'distance', courseId],
    queryFn: ({ signal }) => callEndpoint(getDistanceTrial, { level, params: { courseId }, signal }),
  });
}

/** Returns the address that opens the document of a material in a new tab. */
export const triedFileAddress = (params: { courseId: number; materialId: number }): string =>
  endpointUrl(getTrialFile, { level, params });

export const sendTrial = (courseId: number, body: Body<typeof markTrial>) =>
  callEndpoint(markTrial, { level, params: { courseId }, body });

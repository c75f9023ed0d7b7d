import type { Body } from '@doselore/contract';
import { getDistanceTrial, getTrialFile, markTrial } from '@doselore/contract/distance';
import { callEndpoint, endpointUrl } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const level = 'superAdmin';
const courses = roomQueries('courses');

export const distanceTrialQuery = (courseId: number) => courses.one(getDistanceTrial, { level, params: { courseId } });

/** Returns the address that opens the document of a material in a new tab. */
export const triedFileAddress = (params: { courseId: number; materialId: number }): string =>
  endpointUrl(getTrialFile, { level, params });

export const sendTrial = (courseId: number, body: Body<typeof markTrial>) =>
  callEndpoint(markTrial, { level, params: { courseId }, body });

import { getTrialFile } from '@doselore/contract/distance';
import { endpointUrl } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

export const courses = roomQueries('courses');

/** Returns the address that opens the document of a material in a new tab. */
export const triedFileAddress = (params: { courseId: number; materialId: number }): string =>
  endpointUrl(getTrialFile, { params });

import {
  correctAssessment,
  correctObservation,
  listAssessments,
  saveAssessments,
  saveObservation,
} from '@doselore/contract/course-assessments';
import { once } from '../../../test-support/matrix/bodies.ts';
import { sessionAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { ownSession, siteAdmin } from '../../../test-support/matrix/expectations.ts';
import { userAt } from '../../../test-support/matrix/licence-bodies.ts';

const ledBy = { virtualGroupAdmin: ownSession };
const correcting = { reason: 'Ticked wrongly', seenCorrections: 0 };
const assessors = { superAdmin: siteAdmin, ...ledBy };

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listAssessments, sessionAdmins),
    exampleOf(saveAssessments, sessionAdmins, {
      body: (at) => ({ results: [{ userId: userAt(at), result: 'passed' }], ...once() }),
    }),
    exampleOf(saveObservation, sessionAdmins, {
      ids: (at) => ({ userId: userAt({ ...at, ids: at.placeIds }) }),
      body: () => ({ checklistId: 1, met: [], ...once() }),
    }),
    exampleOf(correctAssessment, assessors, {
      ids: (at) => ({ userId: userAt({ ...at, ids: at.placeIds }) }),
      body: () => ({ result: 'failed', score: null, ...correcting }),
    }),
    exampleOf(correctObservation, assessors, {
      ids: (at) => ({ userId: userAt({ ...at, ids: at.placeIds }) }),
      body: () => ({ met: [], ...correcting }),
    }),
  ],
};

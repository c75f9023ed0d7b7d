import {
  askForScoUserFeedback,
  auditScoUser,
  checkScoUserToken,
  clearScoUserToken,
  commitScoUser,
  finishScoUser,
  getScoUser,
  getScoUserResults,
  saveScoUserFeedback,
  startScoUser,
  tryModule,
} from '@doselore/contract/learning';
import { junkToken } from '../../../test-support/matrix/bodies.ts';
import { owners, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

const attemptLog = 'an attempt has a log of its own, sco_user_events, far too busy for this trail';

export const matrix: RoomMatrix = {
  ids: ({ attempt }) => ({ scoUserId: attempt.scoUserId }),
  examples: [
    exampleOf(getScoUser, owners),
    exampleOf(startScoUser, owners, {
      body: () => ({ again: false }),
      unaudited: {
        course_users: attemptLog,
        sco_user_events: attemptLog,
        sco_users: attemptLog,
      },
    }),
    exampleOf(tryModule, siteAdmins, {
      body: ({ position, world: { course, archivedCourse } }) => ({
        scoId: (position === 'archived' ? archivedCourse : course).scoIds[0] ?? 1,
      }),
    }),
    exampleOf(checkScoUserToken, owners, { query: { token: junkToken } }),
    exampleOf(clearScoUserToken, owners, { body: () => ({ token: junkToken }) }),
    exampleOf(commitScoUser, owners, { body: () => ({ token: junkToken, seq: 1, deltas: [], finished: false }) }),
    exampleOf(finishScoUser, owners, { body: (at) => ({ attempt_id: Number(at.ids.scoUserId), token: junkToken }) }),
    exampleOf(getScoUserResults, owners),
    exampleOf(askForScoUserFeedback, owners),
    exampleOf(saveScoUserFeedback, owners, {
      body: () => ({ rating: 4 }),
      unaudited: { course_feedback: 'stars for a course, kept with who gave them and when' },
    }),
    exampleOf(auditScoUser, owners, {
      body: () => ({ event: 'opened' }),
      unaudited: { sco_user_events: attemptLog },
    }),
  ],
};

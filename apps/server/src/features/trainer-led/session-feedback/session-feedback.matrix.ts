import { getCourseFeedback, getTrainerFeedback, listOwnFeedback } from '@doselore/contract/session-feedback';
import { sessionAdmins, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { anyTrainer } from '../../../test-support/matrix/expectations.ts';

export const matrix: RoomMatrix = {
  words: () => ({ trainerUserId: 700003 }),
  examples: [
    exampleOf(getCourseFeedback, sessionAdmins),
    exampleOf(getTrainerFeedback, siteAdmins),
    exampleOf(listOwnFeedback, { virtualGroupAdmin: anyTrainer }),
  ],
};

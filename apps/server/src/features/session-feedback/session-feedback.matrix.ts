import { getCourseFeedback, listOwnFeedback } from '@doselore/contract/session-feedback';
import { sessionAdmins } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';
import { anyTrainer } from '../../test-support/matrix/expectations.ts';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(getCourseFeedback, sessionAdmins),
    exampleOf(listOwnFeedback, { virtualGroupAdmin: anyTrainer }),
  ],
};

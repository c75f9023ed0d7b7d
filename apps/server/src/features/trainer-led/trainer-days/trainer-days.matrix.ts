import { getTrainerDay } from '@doselore/contract/trainer-days';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { anyTrainer, showing } from '../../../test-support/matrix/expectations.ts';
import { ownSessions } from '../../../test-support/matrix/marks.ts';

export const matrix: RoomMatrix = {
  examples: [exampleOf(getTrainerDay, { virtualGroupAdmin: showing(anyTrainer, ownSessions) })],
};

import { askThePharmacist } from '@doselore/contract/questions';
import { members } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(askThePharmacist, members, { body: () => ({ name: 'Somebody', question: 'May I ask something?' }) }),
  ],
  deletedElsewhere: {
    pharmacist_questions: 'a daily job deletes these rows, no request',
  },
};

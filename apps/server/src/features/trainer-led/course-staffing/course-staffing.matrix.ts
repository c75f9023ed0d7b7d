import {
  changeManagers,
  listManagers,
  reportCannotAttend,
  withdrawCannotAttend,
} from '@doselore/contract/course-staffing';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { ownSession } from '../../../test-support/matrix/expectations.ts';

const leading = { virtualGroupAdmin: ownSession };

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listManagers, { ...siteAdmins, virtualGroupAdmin: ownSession }),
    exampleOf(changeManagers, siteAdmins, { body: () => ({ userIds: [], baseUserIds: [] }) }),
    exampleOf(reportCannotAttend, leading, {
      body: () => ({ reason: 'Matrix' }),
      tidyUp: 'delete from cannot_attend_reports where settled_at is not null',
    }),
    exampleOf(withdrawCannotAttend, leading),
  ],
};

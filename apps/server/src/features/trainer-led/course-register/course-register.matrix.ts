import { randomUUID } from 'node:crypto';
import {
  addUninvited,
  issueAfterRegister,
  issueAfterRegisterWithPot,
  listUninvitedChoices,
  previewRegisterIssue,
  previewRegisterIssueWithPot,
  takeRegister,
} from '@doselore/contract/course-register';
import { once } from '../../../test-support/matrix/bodies.ts';
import { organisationAdmins, sessionAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { userAt } from '../../../test-support/matrix/licence-bodies.ts';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(takeRegister, sessionAdmins, {
      body: (at) => ({
        marks: [{ userId: userAt(at), attendance: 'absent' }],
      }),
      tidyUp: `with marks as (delete from session_attendances)
        update virtual_group_delegates set attendance = null, sessions_marked = 0, sessions_present = 0`,
    }),
    exampleOf(listUninvitedChoices, sessionAdmins),
    exampleOf(addUninvited, sessionAdmins, {
      body: () => ({ email: `${randomUUID()}@example.org`, first_name: 'Una', last_name: 'Vited', ...once() }),
      tidyUp: `with marks as (delete from session_attendances)
        delete from virtual_group_delegates where is_uninvited`,
    }),
    exampleOf(previewRegisterIssue, sessionAdmins),
    exampleOf(issueAfterRegister, sessionAdmins, { body: once }),
    exampleOf(previewRegisterIssueWithPot, organisationAdmins),
    exampleOf(issueAfterRegisterWithPot, organisationAdmins, { body: once }),
  ],
};

import {
  cancelCourse,
  closeCourse,
  getVirtualGroup,
  issueAfterRegister,
  issueAfterRegisterWithPot,
  listVirtualGroups,
  previewCancelling,
  previewClosing,
  previewRegisterIssue,
  previewRegisterIssueWithPot,
  takeRegister,
} from '@doselore/contract/virtual-groups';
import { because, once } from '../../test-support/matrix/bodies.ts';
import { organisationAdmins, sessionAdmins, siteAdmins } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';
import {
  anyOrganisationAdmin,
  anyServiceAdmin,
  anyTrainer,
  siteAdmin,
} from '../../test-support/matrix/expectations.ts';
import { userAt } from '../../test-support/matrix/licence-bodies.ts';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listVirtualGroups, {
      superAdmin: siteAdmin,
      groupingAdmin: anyOrganisationAdmin,
      subgroupAdmin: anyServiceAdmin('LOW'),
      virtualGroupAdmin: anyTrainer,
    }),
    exampleOf(getVirtualGroup, sessionAdmins),
    exampleOf(takeRegister, sessionAdmins, {
      body: (at) => ({
        marks: [{ userId: userAt(at), attendance: 'absent' }],
      }),
      tidyUp: 'update virtual_group_delegates set attendance = null',
    }),
    exampleOf(previewRegisterIssue, sessionAdmins),
    exampleOf(issueAfterRegister, sessionAdmins, { body: once }),
    exampleOf(previewRegisterIssueWithPot, organisationAdmins),
    exampleOf(issueAfterRegisterWithPot, organisationAdmins, { body: once }),
    exampleOf(previewClosing, siteAdmins),
    exampleOf(closeCourse, siteAdmins, { body: once }),
    exampleOf(previewCancelling, siteAdmins),
    exampleOf(cancelCourse, siteAdmins, { body: because, tidyUp: `update virtual_groups set state = 'scheduled'` }),
  ],
};

import { listMemberLearning, listUserLearning } from '@doselore/contract/learning-records';
import { organisationAdmins, serviceAdmins, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listMemberLearning.group, organisationAdmins),
    exampleOf(listMemberLearning.subgroup, serviceAdmins('LOW')),
    exampleOf(listUserLearning, siteAdmins),
  ],
};

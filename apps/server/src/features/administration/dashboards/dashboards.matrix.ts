import { getDashboard, getGroupDashboard, getPlaceHome } from '@doselore/contract/dashboards';
import { listingAdmins, organisationAdmins, serviceAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { ownService, showing } from '../../../test-support/matrix/expectations.ts';
import { documentsOfOwnMembers } from '../../../test-support/matrix/marks.ts';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(getGroupDashboard, organisationAdmins),
    exampleOf(getDashboard, listingAdmins),
    exampleOf(getPlaceHome.group, organisationAdmins),
    exampleOf(getPlaceHome.subgroup, {
      ...serviceAdmins('LOW'),
      subgroupAdmin: showing(ownService('LOW'), documentsOfOwnMembers),
    }),
  ],
};

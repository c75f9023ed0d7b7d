import { getDashboard, getGroupDashboard } from '@doselore/contract/dashboards';
import { listingAdmins, organisationAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [exampleOf(getGroupDashboard, organisationAdmins), exampleOf(getDashboard, listingAdmins)],
};

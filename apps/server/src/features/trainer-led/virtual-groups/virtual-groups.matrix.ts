import {
  getCourseDetails,
  getServiceVirtualGroup,
  getServiceVirtualGroupsCsv,
  getVirtualGroup,
  getVirtualGroupsCsv,
  listServiceVirtualGroups,
  listVirtualGroups,
} from '@doselore/contract/virtual-groups';
import { adminsOfOrganisationWithService, serviceAdmins, sessionAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import {
  anyOrganisationAdmin,
  anyServiceAdmin,
  anyTrainer,
  ownService,
  serviceOfSession,
  showing,
  siteAdmin,
} from '../../../test-support/matrix/expectations.ts';
import { sessionsOfOwnMembers } from '../../../test-support/matrix/marks.ts';

const listing = {
  superAdmin: siteAdmin,
  groupingAdmin: anyOrganisationAdmin,
  subgroupAdmin: anyServiceAdmin('LOW'),
  virtualGroupAdmin: anyTrainer,
};
const listingOfService = {
  ...adminsOfOrganisationWithService,
  subgroupAdmin: showing(ownService('LOW'), sessionsOfOwnMembers),
};

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listVirtualGroups, listing),
    exampleOf(getVirtualGroupsCsv, listing),
    exampleOf(listServiceVirtualGroups, listingOfService),
    exampleOf(getServiceVirtualGroupsCsv, listingOfService),
    exampleOf(getVirtualGroup, { ...sessionAdmins, subgroupAdmin: serviceOfSession }),
    exampleOf(getServiceVirtualGroup, serviceAdmins('LOW')),
    exampleOf(getCourseDetails, sessionAdmins),
  ],
};

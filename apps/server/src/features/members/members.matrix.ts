import {
  addExistingMember,
  archiveMembers,
  changeGroupMember,
  changeMembership,
  changeSubgroupMember,
  getGroupLinkFailures,
  getGroupLinkRound,
  getGroupMember,
  getGroupMembersCsv,
  getSubgroupLinkFailures,
  getSubgroupLinkRound,
  getSubgroupMember,
  getSubgroupMembersCsv,
  inviteGroupMember,
  inviteGroupMembersAgain,
  inviteSubgroupMember,
  inviteSubgroupMembersAgain,
  listGroupMembers,
  listMembership,
  listSubgroupMembers,
  resetGroupPasswords,
  resetSubgroupPasswords,
} from '@doselore/contract';
import { newPerson, nobody } from '../../test-support/matrix/bodies.ts';
import { organisationAdmins, serviceAdmins, siteAdmins } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';
import { ownService, serviceOfOwnOrganisation, showing, siteAdmin } from '../../test-support/matrix/expectations.ts';
import { organisationsOfOwnServices } from '../../test-support/matrix/marks.ts';
import { placeLeaver } from '../../test-support/matrix/world/leaver.factory.ts';

const own = { job_role: null, registration_number: null, payroll_number: null, started_on: null };
const member = {
  ...own,
  payroll_number: 'P-4711',
  identity: null,
  baseValues: { ...own, first_name: '', last_name: '', email: '' },
};

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listGroupMembers, organisationAdmins),
    exampleOf(getGroupMembersCsv, organisationAdmins),
    exampleOf(listSubgroupMembers, serviceAdmins('LOW')),
    exampleOf(getSubgroupMembersCsv, serviceAdmins('LOW')),
    exampleOf(inviteGroupMember, organisationAdmins, { body: () => ({ ...newPerson(), ...own, subgroupIds: [] }) }),
    exampleOf(inviteSubgroupMember, serviceAdmins('MED'), { body: () => ({ ...newPerson(), ...own }) }),
    exampleOf(addExistingMember, siteAdmins, { body: ({ world }) => ({ userId: world.users.super, subgroupIds: [] }) }),
    exampleOf(getGroupMember, organisationAdmins),
    exampleOf(getSubgroupMember, serviceAdmins('LOW')),
    exampleOf(changeGroupMember, organisationAdmins, { body: () => member }),
    exampleOf(changeSubgroupMember, serviceAdmins('MED'), { body: () => member }),
    exampleOf(archiveMembers, organisationAdmins, {
      body: ({ world }) => ({ userIds: [world.leaverId], archived: true }),
      tidyUp: placeLeaver,
    }),
    exampleOf(inviteGroupMembersAgain, organisationAdmins, { body: () => nobody }),
    exampleOf(inviteSubgroupMembersAgain, serviceAdmins('MED'), { body: () => nobody }),
    exampleOf(listMembership, {
      superAdmin: siteAdmin,
      groupingAdmin: serviceOfOwnOrganisation,
      subgroupAdmin: showing(ownService('HIGH'), organisationsOfOwnServices),
    }),
    exampleOf(
      changeMembership,
      {
        superAdmin: siteAdmin,
        groupingAdmin: serviceOfOwnOrganisation,
        subgroupAdmin: showing(ownService('HIGH'), organisationsOfOwnServices),
      },
      { body: ({ world }) => ({ add: [], remove: [world.leaverId] }), tidyUp: placeLeaver },
    ),
    exampleOf(resetGroupPasswords, organisationAdmins, { body: () => nobody }),
    exampleOf(resetSubgroupPasswords, serviceAdmins('LOW'), { body: () => nobody }),
    exampleOf(getGroupLinkRound, organisationAdmins),
    exampleOf(getSubgroupLinkRound, serviceAdmins('LOW')),
    exampleOf(getGroupLinkFailures, organisationAdmins),
    exampleOf(getSubgroupLinkFailures, serviceAdmins('LOW')),
  ],
  deletedElsewhere: {
    link_rounds: 'a daily job deletes these rows, no request',
  },
};

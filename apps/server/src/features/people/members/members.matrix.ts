import { commandOf, emptyRecord } from '@doselore/contract';
import {
  addExistingMember,
  changeMember,
  changeMembership,
  getLinkFailures,
  getLinkRound,
  getMember,
  getMembersCsv,
  inviteGroupMember,
  inviteMembersAgain,
  inviteSubgroupMember,
  listMembers,
  listMembership,
  memberFields,
  resetPasswords,
  workFields,
} from '@doselore/contract/members';
import { newPerson, nobody } from '../../../test-support/matrix/bodies.ts';
import { organisationAdmins, serviceAdmins, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { ownService, serviceOfOwnOrganisation, showing, siteAdmin } from '../../../test-support/matrix/expectations.ts';
import { organisationsOfOwnServices } from '../../../test-support/matrix/marks.ts';
import { placeLeaver } from '../../../test-support/matrix/world/leaver.factory.ts';

const own = emptyRecord(workFields);
const member = {
  ...own,
  payroll_number: 'P-4711',
  identity: null,
  baseValues: emptyRecord(memberFields),
};

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listMembers.group, organisationAdmins),
    exampleOf(getMembersCsv.group, organisationAdmins),
    exampleOf(listMembers.subgroup, serviceAdmins('LOW')),
    exampleOf(getMembersCsv.subgroup, serviceAdmins('LOW')),
    exampleOf(inviteGroupMember, organisationAdmins, {
      body: () => commandOf({ ...newPerson(), ...own, subgroupIds: [] }),
    }),
    exampleOf(inviteSubgroupMember, serviceAdmins('MED'), { body: () => commandOf({ ...newPerson(), ...own }) }),
    exampleOf(addExistingMember, siteAdmins, { body: ({ world }) => ({ userId: world.users.super, subgroupIds: [] }) }),
    exampleOf(getMember.group, organisationAdmins),
    exampleOf(getMember.subgroup, serviceAdmins('LOW')),
    exampleOf(changeMember.group, organisationAdmins, { body: () => commandOf(member) }),
    exampleOf(changeMember.subgroup, serviceAdmins('MED'), { body: () => commandOf(member) }),
    exampleOf(inviteMembersAgain.group, organisationAdmins, { body: () => nobody }),
    exampleOf(inviteMembersAgain.subgroup, serviceAdmins('MED'), { body: () => nobody }),
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
    exampleOf(resetPasswords.group, organisationAdmins, { body: () => nobody }),
    exampleOf(resetPasswords.subgroup, serviceAdmins('LOW'), { body: () => nobody }),
    exampleOf(getLinkRound.group, organisationAdmins),
    exampleOf(getLinkRound.subgroup, serviceAdmins('LOW')),
    exampleOf(getLinkFailures.group, organisationAdmins),
    exampleOf(getLinkFailures.subgroup, serviceAdmins('LOW')),
  ],
  deletedElsewhere: {
    link_rounds: 'a daily job deletes these rows, no request',
  },
};

import { commandOf } from '@doselore/contract';
import {
  changeUser,
  confirmSuperAdmin,
  createUser,
  endUserTwoStep,
  findUserWithEmail,
  findUserWithUsername,
  getSuperAdminProposal,
  getUser,
  getUsersCsv,
  listSuperAdmins,
  listUsers,
  makeUserLive,
  proposeSuperAdmin,
  removeSuperAdmin,
  sendUserLink,
  withdrawSuperAdmin,
} from '@doselore/contract/users';
import { junkToken, newPerson, opened, wrongPassword } from '../../../test-support/matrix/bodies.ts';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

/**
 * Fields sent with the address of the invited person. The address is in use, so that no name changes and the world
 * stays the same.
 */
const taken = { first_name: 'New', last_name: 'Person', job_role: null, registration_number: null, username: null };

export const matrix: RoomMatrix = {
  words: () => ({ tokenId: absent, tokenKey: junkToken }),
  examples: [
    exampleOf(listSuperAdmins, siteAdmins),
    exampleOf(proposeSuperAdmin, siteAdmins, {
      body: () => commandOf({ ...newPerson(), currentPassword: wrongPassword }),
    }),
    exampleOf(getSuperAdminProposal, siteAdmins),
    exampleOf(confirmSuperAdmin, siteAdmins),
    exampleOf(withdrawSuperAdmin, siteAdmins, { body: () => ({ userId: absent }) }),
    exampleOf(removeSuperAdmin, siteAdmins, { body: () => ({ userId: absent, currentPassword: wrongPassword }) }),
    exampleOf(listUsers, siteAdmins),
    exampleOf(getUsersCsv, siteAdmins),
    exampleOf(findUserWithEmail, siteAdmins, { query: { email: 'nobody@example.org' } }),
    exampleOf(findUserWithUsername, siteAdmins, { query: { username: 'nobody' } }),
    exampleOf(getUser, siteAdmins),
    exampleOf(createUser, siteAdmins, {
      body: ({ world }) => commandOf({ ...taken, email: world.invitation.email, is_demo: false }),
    }),
    exampleOf(changeUser, siteAdmins, {
      body: ({ world }) => commandOf(opened({ ...taken, email: world.invitation.email })),
    }),
    exampleOf(makeUserLive, siteAdmins),
    exampleOf(sendUserLink, siteAdmins),
    // Malformed: a valid body would end the sessions of the personas.
    exampleOf(endUserTwoStep, siteAdmins, { refusedBody: () => ({ reason: '' }) }),
  ],
};

import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import {
  cancelEmailChange,
  confirmEmailChange,
  decideNameRequest,
  getNameChangeRequest,
  getNameRequestsCsv,
  getOwnDetails,
  listNameRequests,
  processNameChangeRequest,
  requestEmailChange,
  requestNameChange,
  saveTheme,
  withdrawNameChange,
} from '@doselore/contract/account';
import { junkToken, wrongPassword } from '../../../test-support/matrix/bodies.ts';
import { members, organisationAdmins, siteAdmins, visitors } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type FindIds, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

/** Inserts a pending request for each member. Its id is the id of the person plus 860,000. */
const firstRequest = 860_000;
const requests = `insert into name_changes (id, user_id, first_name, last_name, created_at) overriding system value
  select ${firstRequest} + m.user_id, m.user_id, 'Other', 'Name', '2026-01-05T09:00:00Z'
  from group_members m group by m.user_id on conflict do nothing`;
const ofPerson: FindIds = ({ place }) => ({ nameChangeId: firstRequest + place.ownUserId });
/** Sends another present name, so that the call renames no one. */
const decision = () => ({ action: 'approve', seenName: 'Another person' });

export const matrix: RoomMatrix = {
  records: requests,
  words: () => ({ tokenId: absent, tokenKey: junkToken, action: 'approve' }),
  examples: [
    exampleOf(getOwnDetails, members),
    exampleOf(requestEmailChange, members, {
      body: () => ({ email: `${randomUUID()}@example.org`, currentPassword: wrongPassword }),
    }),
    exampleOf(cancelEmailChange, members),
    exampleOf(confirmEmailChange, visitors),
    exampleOf(requestNameChange, members, { body: () => commandOf({ first_name: 'Another', last_name: 'Name' }) }),
    exampleOf(withdrawNameChange, members),
    exampleOf(getNameChangeRequest, visitors),
    exampleOf(processNameChangeRequest, visitors),
    exampleOf(saveTheme, members, {
      body: () => ({ theme: 'dark' }),
      unaudited: { users: 'what a person has chosen for their own screens and notices' },
    }),
    exampleOf(listNameRequests.site, siteAdmins),
    exampleOf(listNameRequests.ofGroup, organisationAdmins),
    exampleOf(getNameRequestsCsv.site, siteAdmins),
    exampleOf(getNameRequestsCsv.ofGroup, organisationAdmins),
    exampleOf(decideNameRequest.site, siteAdmins, { ids: ofPerson, refusedBody: decision }),
    exampleOf(decideNameRequest.ofGroup, organisationAdmins, { ids: ofPerson, refusedBody: decision }),
  ],
};

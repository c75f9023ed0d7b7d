import { getOwnNeeds, listNeeds, saveOwnNeeds } from '@doselore/contract/delegate-needs';
import { organisationAdmins, owners } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { ownSession, serviceOfSession, showing, siteAdmin } from '../../../test-support/matrix/expectations.ts';
import { nothing, ownNames, ownSessions } from '../../../test-support/matrix/marks.ts';

/** No other answer of the server may show this text. */
const secret = 'MKR_NEED';
const needs = `insert into delegate_needs (virtual_group_id, user_id, access, dietary, updated_at)
  select virtual_group_id, user_id, '${secret}', '', now() from virtual_group_delegates on conflict do nothing`;

export const matrix: RoomMatrix = {
  records: needs,
  deletedElsewhere: { delegate_needs: 'removing a delegate deletes it, and the daily job: delegate-needs.test.ts' },
  examples: [
    exampleOf(getOwnNeeds, { member: showing(owners.member, (requester) => [...ownNames(requester), `${secret}$`]) }),
    exampleOf(saveOwnNeeds, owners, { body: () => ({ access: secret, dietary: 'None' }) }),
    exampleOf(listNeeds, {
      superAdmin: showing(siteAdmin, nothing),
      groupingAdmin: showing(organisationAdmins.groupingAdmin, nothing),
      subgroupAdmin: showing(serviceOfSession, nothing),
      virtualGroupAdmin: showing(ownSession, (requester) => [...ownSessions(requester), `${secret}$`]),
    }),
  ],
};

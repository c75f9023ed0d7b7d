import {
  changeDelegates,
  getDelegate,
  getOwnDecline,
  inviteOrWait,
  leaveWaitingList,
  listDelegateChoices,
  listMyWaiting,
  listWaiting,
  promoteWaiting,
  removeWaiting,
  respondToInvitation,
} from '@doselore/contract/course-delegates';
import { once } from '../../../test-support/matrix/bodies.ts';
import {
  adminsOfOrganisationWithService,
  members,
  organisationAdmins,
  owners,
  serviceAdmins,
  sessionAdmins,
} from '../../../test-support/matrix/callers.ts';
import { type At, exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { userAt } from '../../../test-support/matrix/licence-bodies.ts';

const inviting = (at: At) => ({ add: [userAt(at)] });
const waiting = (at: At) => ({ userIds: [userAt(at)] });
const promoting = () => ({ count: 1, ...once() });
/** Everybody whom the world has as a delegate also waits, so that they can leave the list. */
const waits = `insert into waiting_list_entries (virtual_group_id, user_id, joined_at)
  select virtual_group_id, user_id, now() from virtual_group_delegates`;
const waitAgain = `update waiting_list_entries set state = 'waiting', offered_until = null`;

export const matrix: RoomMatrix = {
  records: waits,
  deletedElsewhere: {
    virtual_group_delegates: 'delegates of the world keep their licences: delegates.test.ts',
  },
  examples: [
    exampleOf(listDelegateChoices.group, organisationAdmins),
    exampleOf(listDelegateChoices.subgroup, serviceAdmins('LOW')),
    exampleOf(changeDelegates.group, organisationAdmins, { body: inviting }),
    exampleOf(changeDelegates.subgroup, serviceAdmins('LOW'), { body: inviting }),
    exampleOf(getDelegate, sessionAdmins, { ids: (at) => ({ userId: userAt({ ...at, ids: at.placeIds }) }) }),
    exampleOf(listWaiting.group, organisationAdmins),
    exampleOf(listWaiting.subgroup, serviceAdmins('LOW')),
    exampleOf(inviteOrWait.group, organisationAdmins, { body: waiting, tidyUp: waitAgain }),
    exampleOf(inviteOrWait.subgroup, serviceAdmins('LOW'), { body: waiting, tidyUp: waitAgain }),
    exampleOf(removeWaiting.group, organisationAdmins, { body: waiting, tidyUp: waitAgain }),
    exampleOf(removeWaiting.subgroup, serviceAdmins('LOW'), { body: waiting, tidyUp: waitAgain }),
    exampleOf(promoteWaiting.group, organisationAdmins, { body: promoting, tidyUp: waitAgain }),
    exampleOf(promoteWaiting.subgroup, adminsOfOrganisationWithService, { body: promoting, tidyUp: waitAgain }),
    exampleOf(listMyWaiting, members),
    exampleOf(leaveWaitingList, owners, { tidyUp: waitAgain }),
    exampleOf(getOwnDecline, members),
    exampleOf(respondToInvitation, owners, { body: () => ({ answer: 'accept' }) }),
  ],
};

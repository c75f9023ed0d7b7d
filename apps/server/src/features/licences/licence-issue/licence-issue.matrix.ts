import {
  issueFromPool,
  issueFromPot,
  issueFromVirtualGroup,
  issueLicence,
  listIssueOptions,
  listPotOptions,
  listVirtualGroupOptions,
  previewPoolIssue,
  previewPotIssue,
} from '@doselore/contract/licence-issue';
import { once, product } from '../../../test-support/matrix/bodies.ts';
import { organisationAdmins, serviceAdmins, sessionAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { issue, people } from '../../../test-support/matrix/licence-bodies.ts';

/** Changes rows directly, past the ledger, so that the next persona finds the same state as the one before. */
const takenBack = `update licences set state = 'reclaimed' where state = 'issued' and not is_free_retry`;

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listIssueOptions.group, organisationAdmins),
    exampleOf(issueLicence, organisationAdmins, { body: (at) => ({ ...product(at), ...once() }), tidyUp: takenBack }),
    exampleOf(listIssueOptions.subgroup, serviceAdmins('MED')),
    exampleOf(listPotOptions, serviceAdmins('MED')),
    exampleOf(listVirtualGroupOptions, sessionAdmins),
    exampleOf(previewPotIssue.group, organisationAdmins, { body: people }),
    exampleOf(issueFromPot.group, organisationAdmins, { body: issue, tidyUp: takenBack }),
    exampleOf(previewPotIssue.subgroup, serviceAdmins('MED'), { body: people }),
    exampleOf(issueFromPot.subgroup, serviceAdmins('MED'), { body: issue, tidyUp: takenBack }),
    exampleOf(previewPoolIssue, serviceAdmins('MED'), { body: people }),
    exampleOf(issueFromPool, serviceAdmins('MED'), { body: issue, tidyUp: takenBack }),
    exampleOf(issueFromVirtualGroup, sessionAdmins, { body: issue, tidyUp: takenBack }),
  ],
};

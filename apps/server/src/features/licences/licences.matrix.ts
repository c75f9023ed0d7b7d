import {
  deleteLicence,
  getDelegateLicencesCsv,
  getLicencesCsv,
  getMemberLicencesCsv,
  getUserLicencesCsv,
  issueFromPool,
  issueFromPot,
  issueFromVirtualGroup,
  issueLicence,
  listDelegateLicences,
  listIssueOptions,
  listLicences,
  listMemberLicences,
  listPotOptions,
  listUserLicences,
  listVirtualGroupOptions,
  previewPoolIssue,
  previewPotIssue,
  previewTakeBack,
  previewVirtualGroupReclaim,
  reclaimVirtualGroupLicences,
  retryLicence,
  takeBackLicences,
} from '@doselore/contract/licences';
import { because, once, product } from '../../test-support/matrix/bodies.ts';
import { organisationAdmins, serviceAdmins, sessionAdmins, siteAdmins } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';
import { groupOf, held, issue, people, takeBack } from '../../test-support/matrix/licence-bodies.ts';
import { absent } from '../../test-support/matrix/world/world.ts';

/** Changes rows directly, past the ledger, so that the next persona finds the same state as the one before. */
const takenBack = `update licences set state = 'reclaimed' where state = 'issued' and not is_free_retry`;
const heldAgain = `update licences set state = 'issued', ended_at = null, end_reason = null, deleted_at = null
  where is_free_retry and root_licence_id is null and state = 'reclaimed'`;

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
    exampleOf(listLicences.group, organisationAdmins),
    exampleOf(getLicencesCsv.group, organisationAdmins),
    exampleOf(listLicences.subgroup, serviceAdmins('LOW')),
    exampleOf(getLicencesCsv.subgroup, serviceAdmins('LOW')),
    exampleOf(listMemberLicences.group, organisationAdmins),
    exampleOf(getMemberLicencesCsv.group, organisationAdmins),
    exampleOf(listMemberLicences.subgroup, serviceAdmins('LOW')),
    exampleOf(getMemberLicencesCsv.subgroup, serviceAdmins('LOW')),
    exampleOf(listDelegateLicences, sessionAdmins),
    exampleOf(getDelegateLicencesCsv, sessionAdmins),
    exampleOf(listUserLicences, siteAdmins),
    exampleOf(getUserLicencesCsv, siteAdmins),
    exampleOf(previewTakeBack.group, organisationAdmins, { body: held }),
    exampleOf(takeBackLicences.group, organisationAdmins, { body: takeBack, tidyUp: heldAgain }),
    exampleOf(previewTakeBack.subgroup, serviceAdmins('MED'), { body: held }),
    exampleOf(takeBackLicences.subgroup, serviceAdmins('MED'), { body: takeBack, tidyUp: heldAgain }),
    exampleOf(previewVirtualGroupReclaim, sessionAdmins, { body: held }),
    exampleOf(reclaimVirtualGroupLicences, sessionAdmins, { body: takeBack, tidyUp: heldAgain }),
    exampleOf(retryLicence, organisationAdmins, {
      body: (at) => ({
        licenceId: at.world.licences.failed[groupOf(at)] ?? absent,
        ...because(),
      }),
      tidyUp: 'delete from licences where root_licence_id is not null',
    }),
    exampleOf(deleteLicence, siteAdmins, {
      body: (at) => ({
        licenceId: at.world.licences.held[groupOf(at)] ?? absent,
        ...because(),
      }),
      tidyUp: heldAgain,
    }),
  ],
};

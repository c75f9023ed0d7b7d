import {
  deleteLicence,
  getDelegateLicencesCsv,
  getLicencesCsv,
  getMemberLicencesCsv,
  getSubgroupLicencesCsv,
  getSubgroupMemberLicencesCsv,
  getUserLicencesCsv,
  issueFromGroup,
  issueFromPool,
  issueFromPot,
  issueFromVirtualGroup,
  issueLicence,
  listDelegateLicences,
  listIssueOptions,
  listLicences,
  listMemberLicences,
  listPoolOptions,
  listPotOptions,
  listSubgroupLicences,
  listSubgroupMemberLicences,
  listUserLicences,
  listVirtualGroupOptions,
  previewGroupIssue,
  previewPoolIssue,
  previewPotIssue,
  previewSubgroupReclaim,
  previewTakeBack,
  previewVirtualGroupReclaim,
  reclaimSubgroupLicences,
  reclaimVirtualGroupLicences,
  retryLicence,
  takeBackLicences,
} from '@doselore/contract';
import { because, once, product } from '../../test-support/matrix/bodies.ts';
import { organisationAdmins, serviceAdmins, sessionAdmins, siteAdmins } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';
import { groupOf, held, issue, people, takeBack } from '../../test-support/matrix/licence-bodies.ts';
import { absent } from '../../test-support/matrix/world/world.ts';

/** By hand, past the ledger: the next persona finds what the one before found. */
const takenBack = `update licences set state = 'reclaimed' where state = 'issued' and not is_free_retry`;
const heldAgain = `update licences set state = 'issued', ended_at = null, end_reason = null, deleted_at = null
  where is_free_retry and root_licence_id is null and state = 'reclaimed'`;

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listIssueOptions, organisationAdmins),
    exampleOf(issueLicence, organisationAdmins, { body: (at) => ({ ...product(at), ...once() }), tidyUp: takenBack }),
    exampleOf(listPoolOptions, serviceAdmins('MED')),
    exampleOf(listPotOptions, serviceAdmins('MED')),
    exampleOf(listVirtualGroupOptions, sessionAdmins),
    exampleOf(previewGroupIssue, organisationAdmins, { body: people }),
    exampleOf(issueFromGroup, organisationAdmins, { body: issue, tidyUp: takenBack }),
    exampleOf(previewPotIssue, serviceAdmins('MED'), { body: people }),
    exampleOf(issueFromPot, serviceAdmins('MED'), { body: issue, tidyUp: takenBack }),
    exampleOf(previewPoolIssue, serviceAdmins('MED'), { body: people }),
    exampleOf(issueFromPool, serviceAdmins('MED'), { body: issue, tidyUp: takenBack }),
    exampleOf(issueFromVirtualGroup, sessionAdmins, { body: issue, tidyUp: takenBack }),
    exampleOf(listLicences, organisationAdmins),
    exampleOf(getLicencesCsv, organisationAdmins),
    exampleOf(listSubgroupLicences, serviceAdmins('LOW')),
    exampleOf(getSubgroupLicencesCsv, serviceAdmins('LOW')),
    exampleOf(listMemberLicences, organisationAdmins),
    exampleOf(getMemberLicencesCsv, organisationAdmins),
    exampleOf(listSubgroupMemberLicences, serviceAdmins('LOW')),
    exampleOf(getSubgroupMemberLicencesCsv, serviceAdmins('LOW')),
    exampleOf(listDelegateLicences, sessionAdmins),
    exampleOf(getDelegateLicencesCsv, sessionAdmins),
    exampleOf(listUserLicences, siteAdmins),
    exampleOf(getUserLicencesCsv, siteAdmins),
    exampleOf(previewTakeBack, organisationAdmins, { body: held }),
    exampleOf(takeBackLicences, organisationAdmins, { body: takeBack, tidyUp: heldAgain }),
    exampleOf(previewSubgroupReclaim, serviceAdmins('MED'), { body: held }),
    exampleOf(reclaimSubgroupLicences, serviceAdmins('MED'), { body: takeBack, tidyUp: heldAgain }),
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

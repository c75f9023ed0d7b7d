import {
  deleteLicence,
  getDelegateLicencesCsv,
  getLicencesCsv,
  getMemberLicencesCsv,
  getUserLicencesCsv,
  listDelegateLicences,
  listLicences,
  listMemberLicences,
  listUserLicences,
  previewTakeBack,
  previewVirtualGroupReclaim,
  reclaimVirtualGroupLicences,
  retryLicence,
  takeBackLicences,
} from '@doselore/contract/licences';
import { because } from '../../../test-support/matrix/bodies.ts';
import { organisationAdmins, serviceAdmins, sessionAdmins, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { groupOf, held, takeBack } from '../../../test-support/matrix/licence-bodies.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

/** Changes rows directly, past the ledger, so that the next persona finds the same state as the one before. */
const heldAgain = `update licences set state = 'issued', ended_at = null, end_reason = null, deleted_at = null
  where is_free_retry and root_licence_id is null and state = 'reclaimed'`;

export const matrix: RoomMatrix = {
  examples: [
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

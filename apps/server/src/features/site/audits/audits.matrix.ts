import { getAuditSeal, getAuditsCsv, listAudits, listMemberHistory, listUserHistory } from '@doselore/contract/audits';
import { organisationAdmins, serviceAdmins, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listAudits, siteAdmins),
    exampleOf(getAuditsCsv, siteAdmins),
    exampleOf(getAuditSeal, siteAdmins),
    exampleOf(listMemberHistory.group, organisationAdmins),
    exampleOf(listMemberHistory.subgroup, serviceAdmins('LOW')),
    exampleOf(listUserHistory, siteAdmins),
  ],
};

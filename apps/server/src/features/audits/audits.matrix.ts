import { getAuditSeal, getAuditsCsv, listAudits } from '@doselore/contract/audits';
import { siteAdmins } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [
    exampleOf(listAudits, siteAdmins),
    exampleOf(getAuditsCsv, siteAdmins),
    exampleOf(getAuditSeal, siteAdmins),
  ],
};

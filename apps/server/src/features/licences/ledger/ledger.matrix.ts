import { getLedgerCheck, runLedgerCheck } from '@doselore/contract/ledger';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  examples: [exampleOf(getLedgerCheck, siteAdmins), exampleOf(runLedgerCheck, siteAdmins)],
};

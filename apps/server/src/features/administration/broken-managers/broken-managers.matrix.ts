import {
  applyFixPlan,
  getBrokenManagersCsv,
  getFixPlan,
  listBrokenManagers,
  listFixPlans,
  prepareFixes,
  undoFixPlan,
} from '@doselore/contract/broken-managers';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

export const matrix: RoomMatrix = {
  ids: ({ world }) => ({ planId: world.planId }),
  examples: [
    exampleOf(listBrokenManagers, siteAdmins),
    exampleOf(getBrokenManagersCsv, siteAdmins),
    // Examples with a fault that does not exist, and with repairs that have been undone already.
    exampleOf(prepareFixes, siteAdmins, { body: () => ({ keys: ['none'] }) }),
    exampleOf(getFixPlan, siteAdmins),
    exampleOf(applyFixPlan, siteAdmins, { body: () => ({ digest: '' }) }),
    exampleOf(undoFixPlan, siteAdmins),
    exampleOf(listFixPlans, siteAdmins),
  ],
  deletedElsewhere: {
    fix_plans: 'a daily job deletes these rows, no request',
    merge_changes: 'the merge and the repairs of the matrix have been undone already',
  },
};

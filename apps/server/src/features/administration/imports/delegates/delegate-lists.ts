import { plural } from '@doselore/contract';
import { groupDelegateImports, subgroupDelegateImports } from '@doselore/contract/imports';
import type { ListKind } from '../declaring/index.ts';
import { checkCourse, checkDelegateRows, importDelegates, lockCourse } from './import-delegates.ts';

/** Lists of people who become members of a place and delegates of one of its courses. */
export const delegateLists: ListKind = {
  kind: 'delegates',
  endpoints: [groupDelegateImports, subgroupDelegateImports],
  action: 'members.write',
  doneWords: (done) => `${plural(done, 'person', 'people')} added to the course`,
  // Each row can take a place from later ones.
  comparesAll: true,
  addsPeople: true,
  showsOutcomes: true,
  checkUpload: checkCourse,
  check: async (tx, target) => checkDelegateRows(tx, target, await lockCourse(tx, target)),
  run: importDelegates,
};

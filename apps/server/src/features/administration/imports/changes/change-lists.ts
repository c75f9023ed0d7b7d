import { plural } from '@doselore/contract';
import { groupEdits } from '@doselore/contract/imports';
import type { ListKind } from '../list-kind.ts';
import { checkEditRows, findPeopleOfRows } from './check-edit-rows.ts';
import { importChanges } from './import-changes.ts';

/** Lists of changes of members of an organisation. */
export const changeLists: ListKind = {
  kind: 'edit',
  endpoints: [groupEdits],
  action: 'members.bulkEdit',
  doneWords: (done) => `${plural(done, 'member', 'members')} changed`,
  comparesAll: false,
  addsPeople: false,
  showsOutcomes: false,
  check: (tx, target) => checkEditRows(tx, target),
  run: importChanges,
  findPeople: findPeopleOfRows,
};

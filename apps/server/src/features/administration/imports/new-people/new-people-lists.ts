import { plural } from '@doselore/contract';
import { groupImports, subgroupImports } from '@doselore/contract/imports';
import type { ListKind } from '../list-kind.ts';
import { checkNewRows } from './check-new-rows.ts';
import { importPeople } from './import-people.ts';

/** Lists of people who become members of an organisation or a service. */
export const newPeopleLists: ListKind = {
  kind: 'new',
  endpoints: [groupImports, subgroupImports],
  action: 'members.write',
  doneWords: (done) => `${plural(done, 'member', 'members')} added`,
  comparesAll: false,
  addsPeople: true,
  showsOutcomes: false,
  check: (tx, target) => checkNewRows(tx, target),
  run: importPeople,
};

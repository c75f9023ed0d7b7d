import { plural } from '@doselore/contract';
import { clearWord, groupEdits } from '@doselore/contract/imports';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { type ListKind, resultOfLeftOut } from './list-kind.ts';

export const changes: ListKind = {
  endpoints: { group: groupEdits },
  routeName: 'bulk-upload-edit-users',
  peoplePage: 'members',
  lead: (place) => `Changes details of many members of ${place} at once. You see each change before it is made.`,
  columnsNote: () =>
    `Members are found by their ID, or by their email where there is no ID column. An empty cell changes nothing. The word ${clearWord} empties a field.`,
  nameHeader: 'Member',
  checkHeader: 'What changes',
  showsBefore: true,
  nothingToFix: 'Nothing',
  elsewhere: 'elsewhere',
  same: () => 'with no change',
  done: 'changed',
  nothingToDo: 'No change',
  start: (ready) => `Change ${formatNumber(ready)} ${plural(ready, 'member', 'members')}`,
  ready: (ready) => `${plural(ready, 'member is', 'members are')} changed`,
  nothingToImport: 'This list changes nothing. All its values are already stored.',
  resultRows: resultOfLeftOut,
  see: 'See the members',
  sent: '',
};

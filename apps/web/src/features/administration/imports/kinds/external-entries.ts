import { plural } from '@doselore/contract';
import { groupEntries } from '@doselore/contract/imports';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { type ListKind, resultOfLeftOut } from './list-kind.ts';

export const externalEntries: ListKind = {
  endpoints: { group: groupEntries },
  routeName: 'bulk-upload-external-courses',
  peoplePage: 'members',
  alsoChanges: 'external-courses',
  lead: (place) =>
    `Enters courses that members of ${place} took elsewhere. You check every row, and add the certificates as a zip, before anything changes. The entries are then verified like entries that members add.`,
  columnsNote: () =>
    'Members are found by their ID or their email. If a row has no months, the months come from the list of external courses. A course outside the list needs its provider and months.',
  nameHeader: 'Member',
  checkHeader: 'Values to enter',
  showsBefore: false,
  nothingToFix: 'Nothing',
  elsewhere: 'with an account elsewhere',
  same: () => 'already on record',
  done: 'entered',
  nothingToDo: 'Already on record',
  start: (ready) => `Enter ${formatNumber(ready)} ${plural(ready, 'course', 'courses')}`,
  ready: (ready) => `${plural(ready, 'course is', 'courses are')} entered, to be verified`,
  nothingToImport: 'Every course in this list is already on record. Nothing to import.',
  resultRows: resultOfLeftOut,
  see: 'See the members',
  sent: ' The entries have to be verified.',
};

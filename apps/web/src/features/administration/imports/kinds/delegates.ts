import { plural } from '@doselore/contract';
import { groupDelegateImports, subgroupDelegateImports } from '@doselore/contract/imports';
import { type ListKind, noteOnLeavers, people, resultOfEverybody } from './list-kind.ts';

export const delegates: ListKind = {
  endpoints: { group: groupDelegateImports, subgroup: subgroupDelegateImports },
  routeName: 'bulk-upload-delegates',
  peoplePage: 'delegates',
  alsoChanges: 'virtual-groups',
  lead: (place) =>
    `Everyone in your list becomes a delegate of this course. People who are not members yet are invited to ${place} too. You check every row before anything changes.`,
  columnsNote: noteOnLeavers,
  nameHeader: 'Person',
  checkHeader: 'Problems and notes',
  showsBefore: false,
  nothingToFix: 'We email them at once to set up an account',
  elsewhere: 'with an account elsewhere',
  same: () => 'with a place, or waiting for one',
  done: 'added to the course',
  nothingToDo: 'Has a place or waits for one',
  start: (ready) => `Add ${people(ready)}`,
  ready: (ready) =>
    `${plural(ready, 'person is', 'people are')} added to the course, or put on its waiting list where the row says so`,
  nothingToImport: 'Everyone in this list has a place or waits for one. Nothing to import.',
  resultRows: resultOfEverybody,
  see: 'See the delegates',
  sent: '',
};

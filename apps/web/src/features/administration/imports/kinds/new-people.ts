import { plural } from '@doselore/contract';
import { groupImports, subgroupImports } from '@doselore/contract/imports';
import { type ListKind, noteOnLeavers, people, resultOfLeftOut } from './list-kind.ts';

export const newPeople: ListKind = {
  endpoints: { group: groupImports, subgroup: subgroupImports },
  routeName: 'bulk-upload-new-users',
  peoplePage: 'members',
  lead: (place) =>
    `Everyone in your list is invited to ${place} by email. You check every row before anything changes.`,
  columnsNote: noteOnLeavers,
  nameHeader: 'Person',
  checkHeader: 'Problems and notes',
  showsBefore: false,
  nothingToFix: 'Nothing',
  elsewhere: 'with an account elsewhere',
  same: (count) => plural(count, 'already a member', 'already members'),
  done: 'added',
  nothingToDo: 'Already a member',
  start: (ready) => `Import ${people(ready)}`,
  ready: (ready) => `${plural(ready, 'person gets', 'people get')} an account and an invitation by email`,
  nothingToImport: 'Everyone in this list is already a member. Nothing to import.',
  resultRows: resultOfLeftOut,
  see: 'See the members',
  sent: ' Each new account was emailed an invitation.',
};

import { plural } from '@doselore/contract';
import { groupResults, subgroupResults } from '@doselore/contract/imports';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { type ListKind, resultOfLeftOut } from './list-kind.ts';

export const paperResults: ListKind = {
  endpoints: { group: groupResults, subgroup: subgroupResults },
  routeName: 'bulk-upload-results',
  peoplePage: 'members',
  alsoChanges: 'paper-results',
  lead: (place) =>
    `Records results of this course for members of ${place}. You check every row, and can add the scan of a signed list, before anything changes.`,
  columnsNote: () =>
    'Members are found by their ID or their email. The result is Pass or Fail. Only site admins can record a day before the licence was issued, and they need a reason.',
  nameHeader: 'Member',
  checkHeader: 'Values to record',
  showsBefore: false,
  nothingToFix: 'Nothing',
  elsewhere: 'with an account elsewhere',
  same: () => 'already recorded',
  done: 'recorded',
  nothingToDo: 'Already recorded',
  start: (ready) => `Record ${formatNumber(ready)} ${plural(ready, 'result', 'results')}`,
  ready: (ready) => `${plural(ready, 'result is', 'results are')} recorded. A pass gives the certificate`,
  nothingToImport: 'Every result in this list is already recorded. Nothing to import.',
  resultRows: resultOfLeftOut,
  see: 'See the members',
  sent: '',
};

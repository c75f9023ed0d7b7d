import { healthWords, listFindings } from '@doselore/contract/virtual-group-health';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { csvMoment } from '../../../platform/files/index.ts';
import { declareList } from '../../../platform/lists/index.ts';
import { detailOf, presentFinding } from './findings.presenter.ts';
import { countFindings, listFindingRows } from './findings.repository.ts';

/** Problems of trainer-led courses. Its facts are the wall clock time. */
export const findingsList = declareList(listFindings, {
  name: 'Health of Pharmacist-led Courses',
  facts: ({ services }) => londonWallClock(services.clock.now()),
  rows: ({ query, scope, services, facts: londonNow }) =>
    listFindingRows(services.db, { scope, londonNow, filter: query }),
  present: (row, { facts: londonNow }) => presentFinding(row, londonNow),
  extra: ({ query, scope, services, facts: londonNow }) =>
    countFindings(services.db, { scope, londonNow, filter: query }),
  columns: [
    ['Check', (row) => healthWords[row.check].label],
    ['Details', detailOf],
    ['Course', (row) => row.title],
    ['Start', (row) => row.training_start && csvMoment(row.training_start)],
    ['Trainer', (row) => row.trainer],
    ['Organisation', (row) => row.group_name],
    ['Service', (row) => row.subgroup_name],
    ['What to do', (row) => healthWords[row.check].what],
  ],
});

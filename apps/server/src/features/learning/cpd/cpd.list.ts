import { dayText } from '@doselore/contract';
import { getCpdCsv, isCpdComplete } from '@doselore/contract/cpd';
import { today } from '../../../platform/clock/index.ts';
import { declareSheet } from '../../../platform/lists/index.ts';
import { listRecords } from './cpd.repository.ts';

export const cpdSheet = declareSheet(getCpdCsv, {
  name: ({ services }) => `CPD records ${today(services.clock)}`,
  rows: ({ scope, services }) => listRecords(services.db, scope),
  columns: [
    ['Title', (row) => row.title],
    ['Kind', (row) => (row.kind === 'planned' ? 'Planned' : 'Unplanned')],
    ['Date', (row) => (row.learnt_on === null ? '' : dayText(row.learnt_on))],
    ['What do you want to learn, or what did you learn?', (row) => row.learning],
    ['Relevance to the people using your services', (row) => row.relevance],
    ['How will you learn it?', (row) => row.method],
    ['Example of how it benefited people using your services', (row) => row.benefit],
    ['State', (row) => (isCpdComplete(row) ? 'Complete' : 'Draft')],
  ],
});

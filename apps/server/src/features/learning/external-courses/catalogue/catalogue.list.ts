import { listExternalCatalogue } from '@doselore/contract/external-courses';
import { today } from '../../../../platform/clock/index.ts';
import { declareList } from '../../../../platform/lists/index.ts';
import { presentListedCourse } from './catalogue.presenter.ts';
import { listExternalCourseRows } from './catalogue.repository.ts';

export const catalogueList = declareList(listExternalCatalogue, {
  name: 'External courses',
  rows: ({ query, services }) => listExternalCourseRows(services.db, { ...query, today: today(services.clock) }),
  present: (row) => presentListedCourse(row),
  columns: [
    ['ID', (row) => row.id],
    ['Course', (row) => row.title],
    ['Provider', (row) => row.provider],
    ['Months', (row) => row.default_months],
    ['Evidence needed', (row) => (row.needs_evidence ? 'Yes' : 'No')],
    ['Recognised as', (row) => row.recognised_as.join('; ')],
    ['Entries', (row) => row.entries],
    ['Unverified', (row) => row.unverified],
    ['Archived on', (row) => row.archived?.on ?? ''],
    ['Reason', (row) => row.archived?.reason ?? ''],
  ],
});

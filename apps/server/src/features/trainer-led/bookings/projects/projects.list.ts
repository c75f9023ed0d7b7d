import {
  listProjects,
  multiDayStateWords,
  namedTogether,
  projectStateWords,
  requestStateWords,
} from '@doselore/contract/bookings';
import { csvMoment } from '../../../../platform/files/index.ts';
import { declareList } from '../../../../platform/lists/index.ts';
import { presentProject } from './projects.presenter.ts';
import { listProjectRows } from './projects.repository.ts';

export const projectsList = declareList(listProjects, {
  name: 'Booking projects',
  rows: ({ query, services }) => listProjectRows(services.db, query, services.clock.now()),
  present: presentProject,
  columns: [
    ['ID', (row) => row.id],
    ['Project', (row) => row.title],
    ['Organisation', (row) => row.group_name],
    ['Service', (row) => row.subgroup_name ?? ''],
    ['Organiser', (row) => row.organiser],
    ['Handled by', (row) => row.handler ?? ''],
    ['Enquiry by', (row) => row.enquiry?.by ?? ''],
    ['State', (row) => projectStateWords[row.state]],
    [
      'Requests',
      ({ requests, multi_days: multiDays }) =>
        [
          ...requests.map(
            ({ product, other, state }) =>
              `${namedTogether(product.name, other?.product.name ?? null)}: ${requestStateWords[state]}`,
          ),
          ...multiDays.map(({ product, state }) => `${product.name}, several days: ${multiDayStateWords[state]}`),
        ].join('; '),
    ],
    ['Overdue', (row) => ([...row.requests, ...row.multi_days].some((one) => one.is_overdue) ? 'Yes' : 'No')],
    ['Opened', (row) => csvMoment(row.created_at)],
  ],
});

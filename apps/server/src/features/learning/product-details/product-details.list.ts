import { courseKind } from '@doselore/contract';
import { detailPartWords, listProductDetails, minutesText } from '@doselore/contract/product-details';
import { today } from '../../../platform/clock/index.ts';
import { declareList } from '../../../platform/lists/index.ts';
import { missingDetails } from './missing-details.ts';
import { presentDetailRow } from './product-details.presenter.ts';
import { listDetailRows } from './product-details.repository.ts';

export const detailsList = declareList(listProductDetails, {
  name: 'Extra data of courses',
  rows: ({ query, services }) => listDetailRows(services.db, { ...query, today: today(services.clock) }),
  present: presentDetailRow,
  columns: [
    ['Course', (row) => row.title],
    ['Kind', (row) => courseKind(row.deliverable_id)],
    ['State', (row) => (row.is_live ? 'Live' : 'Draft')],
    [
      'Missing',
      (row) =>
        missingDetails(row)
          .map((part) => detailPartWords[part])
          .join(', '),
    ],
    ['CPD time', (row) => (row.cpd_minutes === null ? '' : minutesText(row.cpd_minutes))],
    ['Reviewed on', (row) => row.reviewed_on ?? ''],
    ['Review due on', (row) => row.review_due_on ?? ''],
    ['Content owner', (row) => row.owner?.name ?? ''],
  ],
});

import type { ExpiryPlanRow } from '@doselore/contract';
import { formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../ui/table/index.ts';

const count = (value: number) => (value === 0 ? <span className="muted">None</span> : formatNumber(value));

export const planColumns: Column<ExpiryPlanRow>[] = [
  {
    key: 'title',
    header: 'Course',
    sortable: true,
    cell: (row) => (
      <RowTitle under={`Certificate lasts ${formatMonths(row.certificateMonths).toLowerCase()}`}>{row.title}</RowTitle>
    ),
  },
  {
    key: 'ending',
    header: 'Ending in 90 days',
    align: 'right',
    sortable: true,
    cell: (row) => count(row.ending_90_days),
  },
  {
    key: 'renewing',
    header: 'Hold a licence already',
    align: 'right',
    sortable: true,
    priority: 2,
    cell: (row) => count(row.renewing),
  },
  {
    key: 'available',
    header: 'In the general pot',
    align: 'right',
    sortable: true,
    priority: 2,
    cell: (row) => count(row.available),
  },
  {
    key: 'to_buy',
    header: 'To buy',
    align: 'right',
    sortable: true,
    cell: (row) => (row.to_buy === 0 ? <span className="muted">None</span> : <b>{formatNumber(row.to_buy)}</b>),
  },
];

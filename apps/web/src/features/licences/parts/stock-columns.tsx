import type { StockRow } from '@doselore/contract';
import { StockGauge } from '../../../ui/course/index.ts';
import { formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../ui/table/index.ts';

const count = (value: number) => (value === 0 ? <span className="muted">None</span> : formatNumber(value));

export const stockColumns: Column<StockRow>[] = [
  { key: 'title', header: 'Course', sortable: true, cell: (row) => <RowTitle>{row.title}</RowTitle> },
  {
    key: 'months',
    header: 'Certificate lasts',
    sortable: true,
    cell: (row) => <span className="nowrap">{formatMonths(row.certificateMonths)}</span>,
  },
  {
    key: 'pot',
    header: 'General pot',
    sortable: true,
    tall: true,
    cell: (row) => (
      <StockGauge
        left={row.pot}
        total={row.bought}
        reorder={row.low_at}
        label={`${row.title}, ${formatMonths(row.certificateMonths)}, general pot`}
      />
    ),
  },
  { key: 'pools', header: 'In pools', align: 'right', sortable: true, priority: 3, cell: (row) => count(row.pools) },
  {
    key: 'held',
    header: 'Issued, not started',
    align: 'right',
    sortable: true,
    priority: 2,
    cell: (row) => count(row.held),
  },
  { key: 'used', header: 'Used', align: 'right', sortable: true, priority: 2, cell: (row) => count(row.used) },
  { key: 'bought', header: 'Bought', align: 'right', sortable: true, priority: 3, cell: (row) => count(row.bought) },
];

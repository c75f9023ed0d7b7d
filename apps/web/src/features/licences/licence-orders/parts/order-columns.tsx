import { type OrderRow, orderStateWords } from '@doselore/contract/licence-orders';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay, formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';

/** Returns the name of the place that got the licences of an order. */
export function destinationOfOrder({ virtual_group, subgroup, directServiceOrder }: OrderRow): string {
  if (virtual_group !== null) return virtual_group.name;
  return directServiceOrder === 1 && subgroup !== null ? subgroup.name : 'General pot';
}

function References({ row }: { row: OrderRow }) {
  const references = [
    { label: 'Order', text: row.poReference },
    { label: 'Transaction', text: row.transactionRef },
  ].filter(({ text }) => text !== '');
  if (references.length === 0) return <span className="muted">None</span>;
  return references.map(({ label, text }) => (
    <div key={label}>
      <span className="muted">{label}</span> <span className="mono">{text}</span>
    </div>
  ));
}

export const orderColumns: Column<OrderRow>[] = [
  {
    key: 'title',
    header: 'Course',
    sortable: true,
    cell: (row) => (
      <RowTitle under={`Order ${row.id}, certificate: ${formatMonths(row.certificateMonths).toLowerCase()}`}>
        {row.title}
      </RowTitle>
    ),
  },
  { key: 'quantity', header: 'Licences', align: 'right', sortable: true, cell: (row) => formatNumber(row.quantity) },
  { key: 'references', header: 'References', cell: (row) => <References row={row} /> },
  { key: 'where', header: 'Added to', priority: 2, cell: destinationOfOrder },
  {
    key: 'ordered',
    header: 'Ordered',
    sortable: true,
    cell: (row) => (
      <>
        <span className="nowrap">{formatDay(row.ordered_at)}</span>
        <div className="muted">{row.ordered_by}</div>
      </>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Tag hue={state === 'voided' ? 'brick' : 'leaf'}>{orderStateWords[state]}</Tag>,
  },
];

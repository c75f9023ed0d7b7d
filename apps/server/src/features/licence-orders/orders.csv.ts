import { orderStateWords } from '@doselore/contract/licence-orders';
import { csvMoment } from '../../platform/files/index.ts';
import { presentOrder } from './licence-orders.presenter.ts';
import type { OrderData } from './orders.report.ts';

export const orderHead = [
  'Order',
  'Course',
  'Certificate months',
  'Quantity',
  'Purchase order',
  'Transaction',
  'For',
  'State',
  'Ordered by',
  'Ordered (UTC)',
];

export function orderLine(row: OrderData) {
  const { virtual_group: virtualGroup, subgroup } = presentOrder(row);
  const where = virtualGroup?.name ?? (row.direct_service_order === 1 ? subgroup?.name : undefined) ?? 'General pot';
  const what = [row.id, row.title, row.certificate_months, row.quantity, row.po_reference, row.transaction_ref];
  return [...what, where, orderStateWords[row.state], row.ordered_by, csvMoment(row.ordered_at)];
}

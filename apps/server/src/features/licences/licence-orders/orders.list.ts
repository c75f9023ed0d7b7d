import { listOrders, orderStateWords } from '@doselore/contract/licence-orders';
import { csvMoment } from '../../../platform/files/index.ts';
import { declareList } from '../../../platform/lists/index.ts';
import { presentOrder } from './licence-orders.presenter.ts';
import { listOrderRows, type OrderData } from './orders.report.ts';

/** Returns the name of the course or service that an order is for. */
function placeOf(row: OrderData): string {
  const { virtual_group: virtualGroup, subgroup } = presentOrder(row);
  return virtualGroup?.name ?? (row.direct_service_order === 1 ? subgroup?.name : undefined) ?? 'General pot';
}

export const ordersList = declareList(listOrders, {
  name: 'Orders',
  rows: ({ params, query, scope, services }) => listOrderRows(services.db, scope, { ...query, ...params }),
  present: presentOrder,
  columns: [
    ['Order', (row) => row.id],
    ['Course', (row) => row.title],
    ['Certificate months', (row) => row.certificate_months],
    ['Quantity', (row) => row.quantity],
    ['Purchase order', (row) => row.po_reference],
    ['Transaction', (row) => row.transaction_ref],
    ['For', placeOf],
    ['State', (row) => orderStateWords[row.state]],
    ['Ordered by', (row) => row.ordered_by],
    ['Ordered (UTC)', (row) => csvMoment(row.ordered_at)],
  ],
});

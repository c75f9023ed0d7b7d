import type { OrderRow } from '@doselore/contract/licence-orders';
import { presentKey, presentPlace } from '../licence-stock/index.ts';
import type { OrderData } from './orders.report.ts';

export function presentOrder(row: OrderData): OrderRow {
  return {
    id: row.id,
    ...presentKey(row),
    quantity: row.quantity,
    transactionRef: row.transaction_ref,
    poReference: row.po_reference,
    directServiceOrder: row.direct_service_order,
    licenceRequestId: row.licence_request_id,
    subgroup: presentPlace(row.subgroup_id, row.subgroup_name),
    virtual_group: presentPlace(row.virtual_group_id, row.virtual_group_title),
    state: row.state,
    ordered_by: row.ordered_by,
    ordered_at: row.ordered_at.toISOString(),
  };
}

import type { MovementData } from './movements.report.ts';
import type { OrderData } from './orders.report.ts';
import { presentOrder } from './stock.presenter.ts';
import type { PlaceStockData, StockData } from './stock.report.ts';

export const stockHead = [
  'Course',
  'Certificate months',
  'Bought',
  'General pot',
  'Pools',
  'Issued, not started',
  'Used',
  'Written off',
  'Low at',
  'Level',
];

export const stockLine = (row: StockData) => [
  row.title,
  row.certificate_months,
  row.bought,
  row.pot,
  row.pools,
  row.held,
  row.used,
  row.void,
  row.low_at,
  row.level,
];

export const placeStockHead = ['Course', 'Certificate months', 'Pool', 'Issued, not started', 'Used'];

export const placeStockLine = (row: PlaceStockData) => [
  row.title,
  row.certificate_months,
  row.pool,
  row.held,
  row.used,
];

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
  'Ordered at',
];

export function orderLine(row: OrderData) {
  const { virtualGroup, subgroup, ordered_at } = presentOrder(row);
  const where = virtualGroup?.name ?? (row.direct_service_order === 1 ? subgroup?.name : undefined) ?? 'General pot';
  const what = [row.id, row.title, row.certificate_months, row.quantity, row.po_reference, row.transaction_ref];
  return [...what, where, row.state, row.ordered_by, ordered_at];
}

export const movementHead = [
  'Movement',
  'At',
  'Kind',
  'Course',
  'Certificate months',
  'Quantity',
  'From',
  'From place',
  'To',
  'To place',
  'Change',
  'Balance',
  'Reason',
  'By',
  'Member',
  'Order',
];

export const movementLine = (row: MovementData) => [
  row.id,
  row.at.toISOString(),
  row.kind,
  row.title,
  row.certificate_months,
  row.quantity,
  row.from_kind,
  row.from_place,
  row.to_kind,
  row.to_place,
  row.change,
  row.balance,
  row.reason,
  row.actor,
  row.person_name,
  row.order_id,
];

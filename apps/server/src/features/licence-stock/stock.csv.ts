import { accountTitles, stockLevelWords } from '@doselore/contract/ledger';
import { movementTitles } from '@doselore/contract/licence-stock';
import { csvMoment } from '../../platform/files/index.ts';
import type { MovementData } from './movements.report.ts';
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
  'Reorder level',
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
  stockLevelWords[row.level],
];

/** Head of the export. `withPot` adds the general pot, for callers who may use it. */
export const placeStockHead = (withPot: boolean) => [
  'Course',
  'Certificate months',
  'Pool',
  ...(withPot ? ['General pot'] : []),
  'Issued, not started',
  'Used',
];

export const placeStockLine = (withPot: boolean) => (row: PlaceStockData) => {
  const pot = withPot ? [row.pot] : [];
  return [row.title, row.certificate_months, row.pool, ...pot, row.held, row.used];
};

export const movementHead = [
  'Movement',
  'At (UTC)',
  'Kind',
  'Course',
  'Certificate months',
  'Quantity',
  'From',
  'From place',
  'To',
  'To place',
  'To certificate months',
  'Change',
  'Balance',
  'Reason',
  'By',
  'Member',
  'Order',
];

export const movementLine = (row: MovementData) => [
  row.id,
  csvMoment(row.at),
  movementTitles[row.kind],
  row.title,
  row.certificate_months,
  row.quantity,
  accountTitles[row.from_kind],
  row.from_place,
  accountTitles[row.to_kind],
  row.to_place,
  row.to_months,
  row.change,
  row.balance,
  row.reason,
  row.actor,
  row.person_name,
  row.order_id,
];

import type { MovementRow, PlaceStockRow, StockRow } from '@doselore/contract/licence-stock';
import type { MovementData } from './movements.report.ts';
import type { PlaceStockData, PoolData, StockData } from './stock.report.ts';

type Keyed = Pick<StockData, 'product_type' | 'product_id' | 'title' | 'certificate_months'>;

export const presentKey = (row: Keyed) => ({
  productType: row.product_type,
  productId: row.product_id,
  title: row.title,
  certificateMonths: row.certificate_months,
});

export function presentStock(row: StockData): StockRow {
  return {
    ...presentKey(row),
    bought: row.bought,
    pot: row.pot,
    pools: row.pools,
    held: row.held,
    used: row.used,
    void: row.void,
    low_at: row.low_at,
    level: row.level,
  };
}

export function presentPool(row: PoolData) {
  return {
    kind: row.kind,
    place: { id: row.place_id, name: row.name },
    available: row.available,
    held: row.held,
    used: row.used,
  };
}

export function presentPlaceStock(row: PlaceStockData, withPot: boolean): PlaceStockRow {
  return { ...presentKey(row), pool: row.pool, pot: withPot ? row.pot : null, held: row.held, used: row.used };
}

export const presentPlace = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

export function presentMovement(row: MovementData): MovementRow {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    ...presentKey(row),
    quantity: row.quantity,
    moves: row.moves,
    batch: row.batch,
    from: { kind: row.from_kind, place: row.from_place, certificateMonths: row.certificate_months },
    to: { kind: row.to_kind, place: row.to_place, certificateMonths: row.to_months },
    change: row.change,
    balance: row.balance,
    reason: row.reason,
    actor: row.actor,
    person: presentPlace(row.person_id, row.person_name),
    order_id: row.order_id,
    licenceRequestId: row.request_id,
  };
}

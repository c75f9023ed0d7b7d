import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import type { StockKey } from '../../ledger/index.ts';
import { allStockQuery, everyPlaceStock } from '../stock.queries.ts';

/** Seats of one key that can be issued here now. */
export type Offer = StockKey & { title: string; source: 'POT' | 'POOL'; available: number };

/** Returns everything that the place of the address can issue: an organisation from the pot, a service from its pool too. */
export function useOffers() {
  const { level, can } = useArea();
  const { groupId, subgroupId, isService } = usePlace();
  const withPot = can('licences.issueFromPot');
  const group = useQuery({ ...allStockQuery(level, groupId), enabled: !isService });
  const service = useQuery({
    ...everyPlaceStock(level, { groupId, subgroupId: subgroupId ?? 0 }, withPot),
    enabled: isService,
  });
  const offersOf = (row: StockKey & { title: string }, left: { pot: number | null; pool: number }): Offer[] => [
    ...(left.pool > 0 ? [{ ...row, source: 'POOL' as const, available: left.pool }] : []),
    ...((left.pot ?? 0) > 0 ? [{ ...row, source: 'POT' as const, available: left.pot ?? 0 }] : []),
  ];
  const offers = isService
    ? service.data?.flatMap((row) => offersOf(row, row))
    : group.data?.flatMap((row) => offersOf(row, { pot: row.pot, pool: 0 }));
  return { offers, query: isService ? service : group };
}

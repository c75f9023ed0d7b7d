import type { MovementsQuery } from '@doselore/contract/licence-stock';
import { usePlace } from '../../../../platform/routes/index.ts';
import { productKey, type StockKey } from '../../ledger/index.ts';

type Account = {
  kind?: MovementsQuery['kind'];
  account?: MovementsQuery['account'];
  placeId?: number;
  placeName?: string;
};

/** Returns a function that builds the link from a number to the movements that add up to it. */
export function useMovementLink() {
  const { here } = usePlace();
  return (key: StockKey, { account = '', kind = '', placeId, placeName }: Account = {}) => {
    const search = new URLSearchParams({ course: productKey(key), months: `${key.certificateMonths}` });
    if (account !== '') search.set('account', account);
    if (kind !== '') search.set('kind', kind);
    if (placeId !== undefined) search.set('place', `${placeId}`);
    if (placeName !== undefined) search.set('name', placeName);
    return `${here('licence-movements')}?${search}`;
  };
}

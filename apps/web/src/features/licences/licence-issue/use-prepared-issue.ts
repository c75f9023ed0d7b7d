import type { Place } from '@doselore/contract';
import { useNavigate } from 'react-router';
import { usePlace } from '../../../platform/routes/index.ts';
import { usePreparedReview } from '../../../ui/review-step/index.ts';
import { productKey, type StockKey, stockKeyOf } from '../ledger/index.ts';
import { useKeyLinks } from '../licence-stock/index.ts';
import type { BulkIssue, Source } from './bulk-issue.queries.ts';

export const draftName = ({ groupId, subgroupId }: Place, source: Source, key: StockKey) =>
  `bulk-issue-${source}-${groupId}-${subgroupId ?? ''}-${productKey(key)}-${key.certificateMonths}`;

const pages = { group: 'bulk-allocation', pot: 'bulk-issue-from-general-pot', pool: 'bulk-issue-from-pool' } as const;

type Prepared = StockKey & { source: 'POT' | 'POOL'; available: number };

/** Returns a function that opens the review step of issuing one key to people who were chosen on another page. */
export function usePreparedIssue() {
  const { groupId, subgroupId, isService } = usePlace();
  const { toKey } = useKeyLinks();
  const prepare = usePreparedReview();
  const navigate = useNavigate();
  return (offer: Prepared, userIds: number[]) => {
    const key = stockKeyOf(offer);
    const source: Source = !isService ? 'group' : offer.source === 'POT' ? 'pot' : 'pool';
    const command: BulkIssue = { ...key, userIds, mode: 'all', bundled: [] };
    prepare(draftName({ groupId, subgroupId }, source, key), command);
    return navigate(`${toKey(pages[source], key, { available: offer.available })}?step=check`);
  };
}

import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { placeStockOfKeyQuery, stockOfKeyQuery, useStockKey } from '../licence-stock/index.ts';
import type { Source } from './bulk-issue.queries.ts';

/**
 * Returns the ledger key to issue and the number of its seats. Until the number is loaded, it is the hint of the
 * address.
 */
export function useBulkSource(source: Source) {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const { key, hint } = useStockKey();
  const inGroup = useQuery({ ...stockOfKeyQuery(level, groupId, key), enabled: source === 'group' });
  const inService = useQuery({
    ...placeStockOfKeyQuery(level, { groupId, subgroupId: subgroupId ?? 0 }, { withPot: source === 'pot', key }),
    enabled: source !== 'group',
  });
  const query = source === 'group' ? inGroup : inService;
  const known = source === 'pool' ? inService.data?.pool : (source === 'pot' ? inService.data : inGroup.data)?.pot;
  return {
    key,
    title: query.data?.title,
    available: query.isSuccess ? (known ?? 0) : hint,
    error: query.error,
  };
}

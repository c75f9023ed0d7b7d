import { londonWallClock } from '@doselore/contract/my-learning';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { notFound, type Scope, type VirtualGroupId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { type LedgerKey, readBalances } from '../ledger/index.ts';
import { listDelegates } from './delegates.repository.ts';
import { presentDetail } from './virtual-groups.presenter.ts';
import { findVirtualGroup, type VirtualGroupData } from './virtual-groups.repository.ts';

export function keyOf(row: VirtualGroupData): LedgerKey {
  const { group_id: groupId, product_id: productId, certificate_months: certificateMonths } = row;
  return { groupId, productType: 'abstract_course', productId, certificateMonths };
}

/** Returns one virtual group with its delegates, as they are now. */
export async function showVirtualGroup(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  scope: Scope,
  id: VirtualGroupId,
): Promise<VirtualGroupDetail> {
  const row = await findVirtualGroup(db, scope, id);
  if (row === undefined) throw notFound();
  const [pool = 0] = await readBalances(db, keyOf(row), [{ kind: 'VGPOOL', placeId: id }]);
  return presentDetail(row, { delegates: await listDelegates(db, id), pool, wall: londonWallClock(clock.now()) });
}

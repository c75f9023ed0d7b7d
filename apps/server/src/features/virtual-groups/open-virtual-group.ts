import { AppError, terms } from '@doselore/contract';
import { isHistoric } from '@doselore/contract/virtual-groups';
import { notFound, type Scope } from '../../platform/access/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { lockVirtualGroup, type VirtualGroupData } from './virtual-groups.repository.ts';

/** Locks a virtual group that has not ended, until commit. */
export async function openVirtualGroup(tx: Tx, scope: Scope, id: number): Promise<VirtualGroupData> {
  const session = await lockVirtualGroup(tx, scope, id);
  if (session === undefined) throw notFound();
  if (isHistoric(session.state))
    throw new AppError('conflict', `This ${terms.virtualGroup.one} is already ${session.state}. Nothing was changed.`);
  return session;
}

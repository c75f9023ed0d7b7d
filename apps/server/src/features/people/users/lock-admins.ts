import { AppError } from '@doselore/contract';
import type { Actor } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { lockAdminIds } from './super-admins.repository.ts';

/**
 * Locks the site admins before one is added or removed. When two remove each other, the second is no longer a site
 * admin after the wait, so that one always remains.
 */
export async function lockAdminsAs(tx: Tx, actor: Actor): Promise<number[]> {
  const adminIds = await lockAdminIds(tx);
  if (!adminIds.includes(actor.id))
    throw new AppError('forbidden', 'You are no longer a site admin. Nothing was done.');
  return adminIds;
}

import { AppError } from '@doselore/contract';
import type { Actor } from '../../platform/access/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { lockAdminIds } from './super-admins.repository.ts';

/**
 * Whoever ends or begins a site admin queues here, and of two who end each other the second one is no site admin any more:
 * one always stays.
 */
export async function lockAdminsAs(tx: Tx, actor: Actor): Promise<number[]> {
  const adminIds = await lockAdminIds(tx);
  if (!adminIds.includes(actor.id))
    throw new AppError('forbidden', 'You are no site admin any more. Nothing was done.');
  return adminIds;
}

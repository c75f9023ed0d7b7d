import { AppError } from '@doselore/contract';
import type { UserId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { haveDoubleTime } from './claims.repository.ts';

/** Throws 409 when two trainers, who are about to become one, lead courses or are held at the same time. Locks both until commit. */
export async function refuseDoubleTime(tx: Tx, pair: readonly [UserId, UserId], at: Date): Promise<void> {
  if (await haveDoubleTime(tx, pair, at))
    throw new AppError('conflict', 'Both lead courses at the same time. Move one of these courses first.');
}

import { AppError, fieldError, terms } from '@doselore/contract';
import type { GroupId } from '../../platform/access/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { LedgerKey } from '../ledger/index.ts';
import { findProduct, isPlaceIn, teaches } from './supply.repository.ts';

type Product = Pick<LedgerKey, 'productType' | 'productId'>;

/**
 * Throws when the product is not on sale or the organisation is archived. `nothing` ends the message of the refusal.
 */
export async function checkOnSale(tx: Tx, key: Product & { groupId: GroupId }, nothing: string): Promise<void> {
  const product = await findProduct(tx, key);
  if (product === undefined || product.archived_at !== null)
    throw fieldError('productId', `Choose a ${terms.course.one} that is on sale`);
  if (!(await isPlaceIn(tx, { groupId: key.groupId })))
    throw new AppError('conflict', `This ${terms.group.one} is archived. ${nothing}`);
}

/** Throws when a virtual group does not teach the product: its pool may only hold seats that can be issued from it. */
export async function checkTaught(tx: Tx, product: Product, virtualGroupId: number | undefined): Promise<void> {
  if (virtualGroupId !== undefined && !(await teaches(tx, virtualGroupId, product)))
    throw fieldError('productId', `This ${terms.virtualGroup.one} teaches another ${terms.course.one}`);
}

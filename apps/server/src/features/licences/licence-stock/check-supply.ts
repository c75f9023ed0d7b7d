import { AppError, fieldError, mayUnder, terms } from '@doselore/contract';
import type { Actor, GroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { LedgerKey } from '../ledger/index.ts';
import { findProduct, isPlaceIn, type SupplyPlace, teaches } from './supply.repository.ts';

type Product = Pick<LedgerKey, 'productType' | 'productId'>;

type Caller = Pick<Actor, 'level'>;

/** Drafts are offered to nobody but those who see the catalogue. */
const isHidden = (caller: Caller, { is_draft }: { is_draft: boolean }) =>
  is_draft && !mayUnder(caller.level, 'courses.read');

/**
 * Returns the title of a product. Throws 409 when it is no longer offered, or not offered yet. `nothing` ends the message
 * of the refusal.
 */
export async function checkOffered(tx: Tx, caller: Caller, product: Product, nothing: string): Promise<string> {
  const found = await findProduct(tx, product);
  if (found === undefined || found.is_archived)
    throw new AppError('conflict', `This course is no longer offered. ${nothing}`);
  if (isHidden(caller, found))
    throw new AppError('conflict', `This course is a draft and is not offered yet. ${nothing}`);
  return found.title;
}

/**
 * Throws when the product is not on sale or the organisation is archived. `nothing` ends the message of the refusal.
 */
export async function checkOnSale(
  tx: Tx,
  caller: Caller,
  key: Product & { groupId: GroupId },
  nothing: string,
): Promise<void> {
  const product = await findProduct(tx, key);
  if (product === undefined || product.is_archived || isHidden(caller, product))
    throw fieldError('productId', 'Choose a course that is on sale');
  const refuse = () => new AppError('conflict', `This organisation is archived. ${nothing}`);
  await lockPlace(tx, { groupId: key.groupId }, refuse);
}

/**
 * Locks a place until commit: closing it sends back its seats, and must not miss any. Throws the refusal of the caller
 * when the organisation, the service or the virtual group is closed, or when they do not belong together.
 */
export async function lockPlace(tx: Tx, place: SupplyPlace, refuse: () => Error | Promise<Error>): Promise<void> {
  if (!(await isPlaceIn(tx, place))) throw await refuse();
}

/** Throws when a virtual group does not teach the product: its pool may only hold seats that can be issued from it. */
export async function checkTaught(tx: Tx, product: Product, virtualGroupId: number | undefined): Promise<void> {
  if (virtualGroupId !== undefined && !(await teaches(tx, virtualGroupId, product)))
    throw fieldError('productId', `This ${terms.virtualGroup.one} teaches another course`);
}

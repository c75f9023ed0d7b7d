import { notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { findVirtualGroup } from './licences.repository.ts';

/** Returns a virtual group as a place for issuing, with the course that it teaches. */
export async function virtualGroupPlace(db: Queries, scope: Scope, virtualGroupId: VirtualGroupId) {
  const found = await findVirtualGroup(db, scope, virtualGroupId);
  if (found === undefined) throw notFound();
  return { place: { groupId: found.group_id, virtualGroupId }, productId: found.product_id };
}

import { type Action, AppError, type Level, type Place } from '@doselore/contract';
import { findPrincipal, isInScope, refuseArchived, resolveAnchors, scopeFor } from '../../platform/access/index.ts';
import type { Tx } from '../../platform/db/index.ts';

/** Without a name: it stays with every row, and erasure would not find it there. */
const notAllowed = 'The admin who began this may no longer do it here';

type Begun = {
  createdBy: number;
  level: Level;
  action: Action;
  place: Place;
};

/** Asked with each batch of what goes on in the background: who has lost the right since does nothing more. @returns why not */
export async function findRefusal(tx: Tx, { createdBy, level, action, place }: Begun) {
  try {
    const principal = await findPrincipal(tx, createdBy);
    const scope = scopeFor(principal, { level, action, subgroupId: place.subgroupId });
    const ids = { groupId: place.groupId, ...(place.subgroupId === undefined ? {} : { subgroupId: place.subgroupId }) };
    const anchors = await resolveAnchors(tx, ids);
    if (principal?.state !== 'active' || !isInScope(scope, anchors)) return notAllowed;
    refuseArchived(anchors);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'conflict' ? error.message : notAllowed;
  }
}

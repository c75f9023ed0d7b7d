import { type Action, AppError, type Level } from '@doselore/contract';
import {
  type CheckedPlace,
  findPrincipal,
  isInScope,
  refuseArchived,
  resolveAnchors,
  scopeFor,
} from '../../platform/access/index.ts';
import type { Tx } from '../../platform/db/index.ts';

/** Refusal without a name: it is stored with every row, where erasure would not find a name. */
const notAllowed = 'The admin who started this no longer has access here';

type Begun = {
  createdBy: number;
  level: Level;
  action: Action;
  place: CheckedPlace;
};

/**
 * Returns why the person who began a background task may not continue it, or undefined. Called with each batch, so that
 * the task stops when they lose the right.
 */
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

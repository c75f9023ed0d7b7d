import { type Action, AppError, type Level } from '@doselore/contract';
import {
  anchorIds,
  type CheckedPlace,
  findPrincipal,
  isInScope,
  refuseArchived,
  resolveAnchors,
  scopeFor,
  type VirtualGroupId,
} from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

/** Refusal without a name: it is stored with every row, where erasure would not find a name. */
const notAllowed = 'The admin who started this no longer has access here';

type Begun = {
  createdBy: number;
  level: Level;
  action: Action;
  /** An organisation or a service, or a pharmacist-led course. */
  place: CheckedPlace | { virtualGroupId: VirtualGroupId };
};

/**
 * Returns why the person who began a background task may not continue it, or undefined. Called with each batch, so that
 * the task stops when they lose the right.
 */
export async function findRefusal(db: Queries, { createdBy, level, action, place }: Begun) {
  try {
    const principal = await findPrincipal(db, createdBy);
    const ids = anchorIds(place) ?? {};
    const scope = scopeFor(principal, { level, action, subgroupId: ids.subgroupId });
    const anchors = await resolveAnchors(db, ids);
    if (principal?.state !== 'active' || !isInScope(scope, anchors)) return notAllowed;
    refuseArchived(anchors);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'conflict' ? error.message : notAllowed;
  }
}

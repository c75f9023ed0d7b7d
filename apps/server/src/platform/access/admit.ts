import type { Endpoint, Level } from '@doselore/contract';
import type { Queries } from '../db/index.ts';
import { anchorIds, notFound, resolveAnchors } from './anchors.ts';
import { scopeFor } from './policy.ts';
import type { Principal } from './principal.ts';
import { isInScope, refuseArchived, type Scope } from './scope.ts';

type Target = { endpoint: Endpoint; level: Level; visitor: Principal | undefined; params: unknown };

/**
 * Returns the scope of a caller who may reach the resource of an address. Throws 401 or 403 without the right, 404 for a
 * resource outside the scope, and 409 for a change of an archived one. `params` are the parsed parameters.
 */
export async function admit(db: Queries, { endpoint, level, visitor, params }: Target): Promise<Scope> {
  const ids = anchorIds(params);
  const scope = scopeFor(visitor, { level, action: endpoint.permission, subgroupId: ids?.subgroupId });
  if (ids === undefined) return scope;
  const anchors = await resolveAnchors(db, ids);
  if (!isInScope(scope, anchors)) throw notFound();
  if (endpoint.method !== 'GET' && !endpoint.opensArchived) refuseArchived(anchors);
  return scope;
}

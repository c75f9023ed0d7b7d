import type { Action } from '@doselore/contract';
import { type Area, type AreaDefinition, canUnder } from '../platform/area/index.ts';
import { fillRoute, findByReference, usePageParams, useRegistry } from '../platform/routes/index.ts';
import { useSession } from '../platform/session/index.ts';

/** Returns the area of the open page. The frame of admin pages adds whether its place is archived. */
export function useAreaValue(definition: AreaDefinition): Area {
  const registry = useRegistry();
  const current = usePageParams();
  const { user } = useSession();
  const { level } = definition;
  const holds = (action: Action) => canUnder(user, { level, action, subgroupId: current.subgroupId });
  return {
    definition,
    level,
    archived: undefined,
    canInAll: (action) => canUnder(user, { level, action }),
    can: holds,
    holds,
    has: (name) => findByReference(registry, definition.key, name) !== undefined,
    to: (name, params) => {
      const entry = findByReference(registry, definition.key, name);
      if (entry === undefined) throw new Error(`No route is named ${name} in the area ${definition.key}`);
      return fillRoute(entry, { ...current, ...params });
    },
  };
}

import { type Action, isReadOnly } from '@doselore/contract';
import { useParams } from 'react-router';
import { type Area, type AreaDefinition, canUnder } from '../platform/area/index.ts';
import { useArchivedPlace } from '../platform/places/index.ts';
import { fillRoute, findByReference, useRegistry } from '../platform/routes/index.ts';
import { useSession } from '../platform/session/index.ts';

export function useAreaValue(definition: AreaDefinition): Area {
  const registry = useRegistry();
  const current = useParams();
  const { user } = useSession();
  const { level } = definition;
  const holds = (action: Action) => canUnder(user, { level, action, subgroupId: current.subgroupId });
  // People who may not read organisations never open an archived place, so the query is skipped for them.
  const archived = useArchivedPlace(level, holds('groups.read'));
  return {
    definition,
    level,
    archived: archived?.kind,
    canInAll: (action) => canUnder(user, { level, action }),
    can: (action) => holds(action) && (archived === undefined || isReadOnly(action)),
    holds,
    has: (name) => findByReference(registry, definition.key, name) !== undefined,
    to: (name, params) => {
      const entry = findByReference(registry, definition.key, name);
      if (entry === undefined) throw new Error(`No route is named ${name} in the area ${definition.key}`);
      return fillRoute(entry, { ...current, ...params });
    },
  };
}

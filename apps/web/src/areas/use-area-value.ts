import { useParams } from 'react-router';
import { type Area, type AreaDefinition, canUnder } from '../platform/area/index.ts';
import { fillRoute, findByReference, useRegistry } from '../platform/routes/index.ts';
import { useSession } from '../platform/session/index.ts';

export function useAreaValue(definition: AreaDefinition): Area {
  const registry = useRegistry();
  const current = useParams();
  const { user } = useSession();
  return {
    definition,
    level: definition.level,
    can: (action) => canUnder(user, definition.level, action),
    has: (name) => findByReference(registry, definition.key, name) !== undefined,
    to: (name, params) => {
      const entry = findByReference(registry, definition.key, name);
      if (entry === undefined) throw new Error(`No route is named ${name} in the area ${definition.key}`);
      return fillRoute(entry, { ...current, ...params });
    },
  };
}

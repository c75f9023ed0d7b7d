import { isReadOnly } from '@doselore/contract';
import type { Area } from '../area/index.ts';
import { useArchivedPlace } from './use-archived-place.ts';

/** Returns the area as it is in the place of the address. Nobody can change anything in an archived place. */
export function useAreaOfPlace(area: Area): Area {
  // People who may not read organisations never open an archived place, so the query is skipped for them.
  const archived = useArchivedPlace(area.level, area.holds('groups.read'));
  if (archived === undefined) return area;
  return { ...area, archived: archived.kind, can: (action) => area.holds(action) && isReadOnly(action) };
}

import { isReadOnly } from '@doselore/contract';
import type { Area } from '../area/index.ts';
import type { RouteEntry } from './route-entry.ts';

/** In an archived place the pages that only change something have nothing to show. */
export function isPageOpen({ archived }: Pick<Area, 'archived'>, { permission, opensArchived }: RouteEntry): boolean {
  return archived === undefined || permission === undefined || isReadOnly(permission) || opensArchived === true;
}

import { isReadOnly } from '@doselore/contract';
import type { Area } from '../area/index.ts';
import type { RouteEntry } from '../routes/index.ts';

/** Returns whether a page has something to show. In an archived place, pages that only change something do not. */
export function isPageOpen({ archived }: Pick<Area, 'archived'>, { permission, opensArchived }: RouteEntry): boolean {
  return archived === undefined || permission === undefined || isReadOnly(permission) || opensArchived === true;
}

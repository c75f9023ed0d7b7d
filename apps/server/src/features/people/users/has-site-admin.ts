import type { Queries } from '../../../platform/db/index.ts';
import { hasSuperAdmin } from './super-admins.repository.ts';

/** Returns whether an installation has a site admin, also one whose account is not yet activated. */
export function hasSiteAdmin(db: Queries): Promise<boolean> {
  return hasSuperAdmin(db);
}

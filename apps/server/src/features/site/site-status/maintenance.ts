import type { Queries } from '../../../platform/db/index.ts';
import { saveSiteSettings } from '../../../platform/site-settings/index.ts';

export function setMaintenance(db: Queries, maintenance: 'on' | 'off'): Promise<void> {
  return saveSiteSettings(db, { maintenance });
}

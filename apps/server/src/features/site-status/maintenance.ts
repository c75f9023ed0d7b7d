import type { Queries } from '../../platform/db/index.ts';
import { findSiteSettings, saveSiteSettings } from '../../platform/site-settings/index.ts';

export async function isInMaintenance(db: Queries): Promise<boolean> {
  const { maintenance } = await findSiteSettings(db, ['maintenance']);
  return maintenance === 'on';
}

export function setMaintenance(db: Queries, maintenance: 'on' | 'off'): Promise<void> {
  return saveSiteSettings(db, { maintenance });
}

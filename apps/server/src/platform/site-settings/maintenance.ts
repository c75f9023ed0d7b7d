import type { Queries } from '../db/index.ts';
import { findSiteSettings } from './site-settings.repository.ts';

export async function isInMaintenance(db: Queries): Promise<boolean> {
  const { maintenance } = await findSiteSettings(db, ['maintenance']);
  return maintenance === 'on';
}

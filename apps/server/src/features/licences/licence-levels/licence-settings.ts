import type { LicenceSettings } from '@doselore/contract/licence-levels';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { findSiteSettings, saveSiteSettings } from '../../../platform/site-settings/index.ts';

const defaults: LicenceSettings = { retry_limit: 2, request_days: 90 };
const nameOf = { retry_limit: 'licence_retry_limit', request_days: 'licence_request_days' } as const;

export async function readLicenceSettings(db: Queries): Promise<LicenceSettings> {
  const found = await findSiteSettings(db, Object.values(nameOf));
  const numberOf = (field: keyof LicenceSettings) => Number(found[nameOf[field]] ?? defaults[field]);
  return { retry_limit: numberOf('retry_limit'), request_days: numberOf('request_days') };
}

export function saveLicenceSettings(tx: Tx, settings: LicenceSettings): Promise<void> {
  return saveSiteSettings(tx, {
    [nameOf.retry_limit]: String(settings.retry_limit),
    [nameOf.request_days]: String(settings.request_days),
  });
}

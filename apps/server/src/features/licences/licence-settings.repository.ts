import type { LicenceSettings } from '@doselore/contract/licence-levels';
import type { Queries, Tx } from '../../platform/db/index.ts';

const defaults: LicenceSettings = { retry_limit: 2, request_days: 90 };
const nameOf = { retry_limit: 'licence_retry_limit', request_days: 'licence_request_days' } as const;

export async function findLicenceSettings(db: Queries): Promise<LicenceSettings> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['name', 'value'])
    .where('name', 'in', Object.values(nameOf))
    .execute();
  const numberOf = (field: keyof LicenceSettings) =>
    Number(rows.find(({ name }) => name === nameOf[field])?.value ?? defaults[field]);
  return { retry_limit: numberOf('retry_limit'), request_days: numberOf('request_days') };
}

export async function saveLicenceSettings(tx: Tx, settings: LicenceSettings): Promise<void> {
  for (const field of ['retry_limit', 'request_days'] as const) {
    const value = String(settings[field]);
    await tx
      .insertInto('site_settings')
      .values({ name: nameOf[field], value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}

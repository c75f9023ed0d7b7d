import type { ProductType } from '@doselore/contract';
import { type LicenceSettings, licenceSettingFields } from '@doselore/contract/licence-levels';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { changesOf, recordAudit, recordChanges } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findLowAt, saveLowAt } from './level-settings.repository.ts';
import { readLicenceSettings, saveLicenceSettings } from './licence-settings.ts';

export async function changeLevelSetting(
  services: Services,
  actor: Actor,
  target: { productType: ProductType; productId: number; lowAt: number | null },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const before = await findLowAt(tx, target);
    if (before === undefined) throw notFound();
    await saveLowAt(tx, target);
    await recordAudit(tx, actor, {
      action: 'licences.levelSetting',
      subject: `${target.productType === 'abstract_course' ? 'product' : 'paper product'} ${target.productId}`,
      changes: changesOf(before, { low_at: target.lowAt }, ['low_at']),
    });
  });
}

export async function changeLicenceSettings(
  services: Services,
  actor: Actor,
  settings: LicenceSettings,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const before = await readLicenceSettings(tx);
    await saveLicenceSettings(tx, settings);
    const { changes } = recordChanges(licenceSettingFields, before, settings);
    await recordAudit(tx, actor, { action: 'licences.settings', subject: 'licence settings', changes });
  });
}

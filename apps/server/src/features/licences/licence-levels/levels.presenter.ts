import type { ExpiryPlanRow, RenewalOffer } from '@doselore/contract/licence-levels';
import { presentKey } from '../licence-stock/index.ts';
import type { ExpiringData, ExpiryPlanData } from './expiry-plan.report.ts';
import type { LevelSettingData } from './level-settings.repository.ts';

export function presentPlan(row: ExpiryPlanData): ExpiryPlanRow {
  return {
    ...presentKey(row),
    ending_90_days: row.ending_90_days,
    renewing: row.renewing,
    available: row.available,
    refresher_available: row.refresher_available,
    to_buy: row.to_buy,
    refresher: row.refresher,
    offers: row.offers.map(presentOffer),
  };
}

const presentOffer = (offer: RenewalOffer): RenewalOffer => ({
  productType: offer.productType,
  productId: offer.productId,
  title: offer.title,
  certificateMonths: offer.certificateMonths,
  is_refresher: offer.is_refresher,
  source: offer.source,
  available: offer.available,
});

export function presentExpiring(row: ExpiringData) {
  return {
    user: { id: row.id, name: row.name },
    services: row.services,
    expires_on: row.expires_on,
    has_live_licence: row.is_renewing,
  };
}

export function presentLevelSetting(row: LevelSettingData) {
  return { productType: row.product_type, productId: row.product_id, title: row.title, low_at: row.low_at };
}

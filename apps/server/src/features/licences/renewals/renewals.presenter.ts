import type { ExpiryPlanRow, RenewalOffer } from '@doselore/contract/renewals';
import { presentKey } from '../licence-stock/index.ts';
import type { ExpiringData, ExpiryPlanData } from './renewals.report.ts';

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

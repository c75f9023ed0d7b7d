import { dayText } from '@doselore/contract';
import { stockLevelWords } from '@doselore/contract/ledger';
import type { ExpiryPlanRow, LevelRow, RenewalOffer, ServiceLevelRow } from '@doselore/contract/licence-levels';
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

export const levelHead = [
  'Organisation',
  'Course',
  'Certificate months',
  'Bought',
  'General pot',
  'Pools',
  'Issued, not started',
  'Used',
  'Written off',
  'Issued in 90 days',
  'Days of cover',
  'Certificates ending in 90 days',
  'Reorder level',
  'Level',
];

export function levelLine(row: LevelRow) {
  const stock = [row.bought, row.pot, row.pools, row.held, row.used, row.void];
  const rates = [row.issued_90_days, row.days_of_cover, row.ending_90_days, row.low_at];
  return [row.group.name, row.title, row.certificateMonths, ...stock, ...rates, stockLevelWords[row.level]];
}

export const serviceLevelHead = [
  'Organisation',
  'Service',
  'Course',
  'Certificate months',
  'Pool',
  'Issued, not started',
  'Used',
  'Issued in 90 days',
  'Days of cover',
  'Level',
];

export function serviceLevelLine(row: ServiceLevelRow) {
  const numbers = [row.pool, row.held, row.used, row.issued_90_days, row.days_of_cover];
  return [row.group.name, row.subgroup.name, row.title, row.certificateMonths, ...numbers, stockLevelWords[row.level]];
}

export const planHead = [
  'Course',
  'Certificate months',
  'Expiring in 90 days',
  'Renewing already',
  'In stock',
  'In stock of the refresher',
  'To buy',
  'Refresher',
];

export function planLine(row: ExpiryPlanData) {
  const numbers = [row.ending_90_days, row.renewing, row.available, row.refresher_available, row.to_buy];
  return [row.title, row.certificate_months, ...numbers, row.refresher?.title ?? ''];
}

export const expiringHead = ['Member', 'Services', 'Certificate expires', 'Has a licence'];

export function expiringLine(row: ExpiringData) {
  return [
    row.name,
    row.services.map(({ name }) => name).join(', '),
    dayText(row.expires_on),
    row.is_renewing ? 'yes' : 'no',
  ];
}

import type { RefresherPersonRow, RefresherRow, UnrefreshedRow } from '@doselore/contract/linked-courses';
import type { RefresherPersonData } from './refresher-people.report.ts';
import type { RefresherData, UnrefreshedData } from './refreshers.report.ts';

/** Returns the share of a part in whole percent. Null of nothing. */
const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part * 100) / whole));

export function presentRefresher(row: RefresherData): RefresherRow {
  const { renewed_by_refresher, renewed_by_full } = row;
  return {
    id: row.id,
    full: { productType: row.full_type, productId: row.full_id, title: row.full_title },
    refresher: { productType: row.refresher_type, productId: row.refresher_id, title: row.refresher_title },
    full_months: row.full_months,
    refresher_months: row.refresher_months,
    renewed_by_refresher,
    renewed_by_full,
    uptake: percent(renewed_by_refresher, renewed_by_refresher + renewed_by_full),
    in_window: row.in_window,
    with_licence: row.with_licence,
    past_window: row.past_window,
  };
}

export const presentRefresherPerson = (row: RefresherPersonData): RefresherPersonRow => ({
  certificate_id: row.certificate_id,
  user: { id: row.user_id, name: row.name },
  group: { id: row.group_id, name: row.group_name },
  expires_on: row.expires_on,
  licence: row.licence,
});

export const presentUnrefreshed = (row: UnrefreshedData): UnrefreshedRow => ({
  productType: row.product_type,
  productId: row.product_id,
  title: row.title,
  months: row.months,
  valid: row.valid,
  expiring: row.expiring,
});

import type { LicenceState, StockRow } from '@doselore/contract';
import type { listLicencesOf, listOptions, StockNumbers } from './licences.repository.ts';

export function presentStock(row: StockNumbers): StockRow {
  return {
    productId: row.product_id,
    title: row.title,
    certificateMonths: row.certificate_months,
    bought: row.bought,
    pot: row.pot,
    pools: row.pools,
    held: row.held,
    used: row.used,
  };
}

export function presentOption(row: Awaited<ReturnType<typeof listOptions>>[number]) {
  return {
    productId: row.product_id,
    title: row.title,
    certificateMonths: row.certificate_months,
    available: row.available,
    has_live_licence: row.has_live,
    valid_until: row.valid_until,
  };
}

export function presentLicence(row: Awaited<ReturnType<typeof listLicencesOf>>[number]) {
  const ended = row.ended_at ?? row.completed_at;
  return {
    id: row.id,
    title: row.title,
    certificateMonths: row.certificate_months,
    state: row.state as LicenceState,
    issued_at: row.issued_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: ended?.toISOString() ?? null,
  };
}

export function presentUserLicence(row: Awaited<ReturnType<typeof listLicencesOf>>[number]) {
  return { ...presentLicence(row), group: { id: row.group_id, name: row.group_name } };
}

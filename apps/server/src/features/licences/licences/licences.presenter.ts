import { canRetryLicence, type LicenceRow } from '@doselore/contract/licences';
import type { LicenceData } from './licences.report.ts';

export function presentLicence(row: LicenceData) {
  const ended = row.ended_at ?? row.completed_at;
  return {
    id: row.id,
    productType: row.product_type,
    productId: row.product_id,
    title: row.title,
    certificateMonths: row.certificate_months,
    state: row.state,
    issued_at: row.issued_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: ended?.toISOString() ?? null,
    end_reason: row.end_reason,
    is_free_retry: row.is_free_retry,
    root_licence_id: row.root_licence_id,
    source: row.source,
    source_place: row.source_place,
    subgroup_id: row.subgroup_id,
    virtual_group_id: row.virtual_group_id,
    can_retry: canRetryLicence(row),
  };
}

export function presentUserLicence(row: LicenceData) {
  return { ...presentLicence(row), group: { id: row.group_id, name: row.group_name } };
}

export function presentLicenceRow(row: LicenceData): LicenceRow {
  return {
    ...presentLicence(row),
    user: { id: row.user_id, name: row.user_name },
    issued_by: row.issued_by,
  };
}

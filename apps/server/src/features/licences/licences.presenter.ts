import { accountText } from '@doselore/contract/ledger';
import { canRetryLicence, endReasonText, type LicenceRow, licenceStateWords } from '@doselore/contract/licences';
import { csvMoment } from '../../platform/files/index.ts';
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

export const licenceCsvHead = [
  'Licence',
  'Member',
  'Course',
  'Certificate months',
  'State',
  'Issued (UTC)',
  'Issued by',
  'Source',
  'Started (UTC)',
  'Ended (UTC)',
  'Reason',
] as const;

export function presentLicenceCsvRow(row: LicenceData) {
  const ended = row.ended_at ?? row.completed_at;
  return [
    row.id,
    row.user_name,
    row.title,
    row.certificate_months,
    licenceStateWords[row.state],
    csvMoment(row.issued_at),
    row.issued_by,
    accountText(row.source, row.source_place),
    row.started_at && csvMoment(row.started_at),
    ended && csvMoment(ended),
    row.end_reason && endReasonText(row.end_reason),
  ];
}

export const userLicenceCsvHead = ['Organisation', ...licenceCsvHead] as const;

export function presentUserLicenceCsvRow(row: LicenceData) {
  return [row.group_name, ...presentLicenceCsvRow(row)];
}

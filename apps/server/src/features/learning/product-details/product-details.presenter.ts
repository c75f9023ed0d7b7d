import type { DetailFields, DetailRow, DetailVersion } from '@doselore/contract/product-details';
import { missingDetails } from './missing-details.ts';
import type { DetailRowData, VersionData } from './product-details.repository.ts';

export function presentDetailRow(row: DetailRowData): DetailRow {
  const { product_type, product_id, course_id, title, deliverable_id, is_live, cpd_minutes, owner } = row;
  const { reviewed_on, review_due_on, is_overdue } = row;
  return {
    ...{ product_type, product_id, course_id, title, deliverable_id, is_live, cpd_minutes, owner },
    ...{ reviewed_on, review_due_on, is_overdue, missing: missingDetails(row) },
  };
}

const noDetails: DetailFields = {
  ...{
    objectives: '',
    audience: '',
    accreditor_code: null,
    accreditation_reference: '',
    accredited_until: null,
    cpd_minutes: null,
  },
  ...{ learner_minutes: null, target_roles: '', mandatory_for: '', standards: '', months_reason: '' },
  ...{ months_source: '', reviewed_on: null, review_due_on: null, content_owner_id: null, keywords: '' },
};

/** Returns the fields of a version, or empty ones for a product without details. */
export function fieldsOf(row: VersionData | undefined): DetailFields {
  if (row === undefined) return noDetails;
  const { version: _, made_by: __, made_at: ___, ...fields } = row;
  return fields;
}

/** Presents versions, newest first, with the fields that changed since the version before. */
export function presentVersions(rows: readonly VersionData[]): DetailVersion[] {
  return rows.map((row, index) => {
    const [now, before] = [fieldsOf(row), fieldsOf(rows[index + 1])];
    const names = Object.keys(now) as (keyof DetailFields)[];
    return {
      version: row.version,
      made_by: row.made_by,
      made_at: row.made_at.toISOString(),
      changed: names.filter((name) => now[name] !== before[name]),
    };
  });
}

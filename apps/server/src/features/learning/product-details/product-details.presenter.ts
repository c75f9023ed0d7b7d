import { emptyRecord, namesOf, pickFields } from '@doselore/contract';
import {
  type DetailFields,
  type DetailRow,
  type DetailVersion,
  detailFields,
} from '@doselore/contract/product-details';
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

/** Returns the fields of a version, or empty ones for a product without details. */
export const fieldsOf = (row: VersionData | undefined): DetailFields =>
  row === undefined ? emptyRecord(detailFields) : pickFields(detailFields, row);

/** Presents versions, newest first, with the fields that changed since the version before. */
export function presentVersions(rows: readonly VersionData[]): DetailVersion[] {
  return rows.map((row, index) => {
    const [now, before] = [fieldsOf(row), fieldsOf(rows[index + 1])];
    return {
      version: row.version,
      made_by: row.made_by,
      made_at: row.made_at.toISOString(),
      changed: namesOf(detailFields).filter((name) => now[name] !== before[name]),
    };
  });
}

import type { IssueSource } from '@doselore/contract/ledger';
import type { OptionData } from './options.report.ts';

export function presentOption(row: OptionData, source: IssueSource) {
  return {
    productType: row.product_type,
    productId: row.product_id,
    title: row.title,
    certificateMonths: row.certificate_months,
    source,
    available: row.available,
    has_live_licence: row.has_live,
    valid_until: row.valid_until,
    draft_course_id: row.draft_course_id,
  };
}

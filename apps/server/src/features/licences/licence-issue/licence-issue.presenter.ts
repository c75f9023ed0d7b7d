import type { IssueSource } from '@doselore/contract/ledger';
import type { BundledData, HintsData } from './hints.repository.ts';
import type { OptionData } from './options.report.ts';

type About = {
  source: IssueSource;
  hints: readonly HintsData[];
  bundled: readonly BundledData[];
  /** Every option of the person, which tell of live licences. */
  options: readonly OptionData[];
  /** Characters of the name of the person that a certificate cannot print. */
  unprintable: string;
};
type Product = Pick<OptionData, 'product_type' | 'product_id'>;

const isOf = (one: Product) => (other: Product) =>
  one.product_type === other.product_type && one.product_id === other.product_id;

export function presentOption(row: OptionData, { source, hints, bundled, options, unprintable }: About) {
  const hint = hints.find(isOf(row));
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
    covered_by: hint?.covered_by ?? null,
    finish_first: hint?.finish_first ?? [],
    live_other: hint?.live_other ?? null,
    unprintable,
    bundle: bundled
      .filter((one) => one.for_type === row.product_type && one.for_id === row.product_id)
      .map((one) => ({
        productType: one.product_type,
        productId: one.product_id,
        title: one.title,
        certificateMonths: one.certificate_months,
        available: one.available,
        has_live_licence: options.find(isOf(one))?.has_live ?? false,
      })),
  };
}

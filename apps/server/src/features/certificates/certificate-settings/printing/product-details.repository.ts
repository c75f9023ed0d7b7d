import type { ProductType } from '@doselore/contract';
import { linesOf } from '@doselore/contract/product-details';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/db/index.ts';

export type Product = { type: ProductType; id: number };

/** Details of a course that certificates can print. */
export type ProductDetails = {
  /** Version of the details. Null for a course without details. */
  version: number | null;
  /** CPD time in minutes. */
  minutes: number | null;
  objectives: readonly string[];
  /** Name of the body that accredits the course on the day of the award. */
  accreditor: string | null;
  /** Reference of the accreditation. */
  reference: string | null;
  /** Code of the icon that is not printed, because the accreditation had ended. */
  endedAccreditor: string | null;
};

type Found = {
  version: number;
  minutes: number | null;
  objectives: string;
  accreditor_code: string | null;
  accreditor: string | null;
  reference: string;
  has_ended: boolean;
};

const noDetails = { version: null, minutes: null, objectives: [], accreditor: null, reference: null };

/** Finds the details of a course that a certificate awarded on a day prints. */
export async function findProductDetails(db: Queries, product: Product, awardedOn: string): Promise<ProductDetails> {
  const { rows } = await sql<Found>`
    select d.version, d.cpd_minutes as minutes, d.objectives, d.accreditor_code, i.title as accreditor,
      d.accreditation_reference as reference, coalesce(d.accredited_until < ${awardedOn}::date, false) as has_ended
    from product_details d
    left join certificate_icons i on i.code = d.accreditor_code and i.archived_at is null
    where d.product_type = ${product.type} and d.product_id = ${product.id}
    order by d.version desc limit 1`.execute(db);
  const [found] = rows;
  if (found === undefined) return { ...noDetails, endedAccreditor: null };
  const { version, minutes, has_ended: hasEnded } = found;
  return {
    ...{ version, minutes, objectives: linesOf(found.objectives) },
    accreditor: hasEnded ? null : found.accreditor,
    reference: hasEnded || found.reference === '' ? null : found.reference,
    endedAccreditor: hasEnded ? found.accreditor_code : null,
  };
}

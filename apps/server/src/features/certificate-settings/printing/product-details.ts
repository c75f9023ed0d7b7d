import type { Queries } from '../../../platform/db/index.ts';

export type Product = { type: 'abstract_course' | 'abstract_paper_course'; id: number };

/** Details of a course that certificates can print. */
export type ProductDetails = {
  /** Version of the details. Null for a course without any. */
  version: number | null;
  /** Learning time in minutes. */
  minutes: number | null;
  objectives: readonly string[];
  accreditor: string | null;
  /** Reference of the accreditation. */
  reference: string | null;
};

/**
 * Finds what a course says about itself for certificates. This is the one place that reads it: courses have no details
 * yet, so that certificates print no learning time, no objectives and no accreditation.
 */
export async function findProductDetails(_db: Queries, _product: Product): Promise<ProductDetails> {
  return { version: null, minutes: null, objectives: [], accreditor: null, reference: null };
}

import { z } from 'zod';
import { day, id, listQuery, moment, pageOf } from '../../common.schemas.ts';
import { productTypes } from '../../product-types.ts';
import { answerFields, changeOf } from '../../record-fields.schemas.ts';
import { detailFields } from './details.fields.ts';
import { detailFilters, detailParts } from './details.rules.ts';

const product = z.strictObject({ productType: z.enum(productTypes), productId: id });
const named = z.object({ id: z.number().int(), name: z.string() });

const detailRow = z.object({
  product_type: z.enum(productTypes),
  product_id: z.number().int(),
  /** Version of the course whose pages show it: the live one, or the newest. */
  course_id: z.number().int(),
  title: z.string(),
  /** Null for a course whose results an admin enters. */
  deliverable_id: z.number().int().nullable(),
  is_live: z.boolean(),
  missing: z.array(z.enum(detailParts)),
  cpd_minutes: z.number().int().nullable(),
  reviewed_on: day.nullable(),
  review_due_on: day.nullable(),
  is_overdue: z.boolean(),
  owner: named.nullable(),
});
export type DetailRow = z.output<typeof detailRow>;

const productDetails = z.object({
  product_type: z.enum(productTypes),
  product_id: z.number().int(),
  title: z.string(),
  default_months: z.number().int(),
  /** Null while the product has no details. */
  version: z.number().int().nullable(),
  fields: z.object(answerFields(detailFields)),
  missing: z.array(z.enum(detailParts)),
  /** Site admins who can own the content. */
  owners: z.array(named),
  /** Icons of accreditors in use. */
  accreditors: z.array(z.object({ code: z.string(), title: z.string() })),
});
export type ProductDetails = z.output<typeof productDetails>;

const detailVersion = z.object({
  version: z.number().int(),
  made_by: z.string().nullable(),
  made_at: moment,
  /** Names of the fields that differ from the version before. */
  changed: z.array(z.string()),
});
export type DetailVersion = z.output<typeof detailVersion>;

export const productDetailsSchemas = {
  listProductDetails: {
    query: listQuery.extend({
      kind: z.enum(['all', ...productTypes]).default('all'),
      missing: z.enum(['', ...detailFilters]).default(''),
    }),
    response: pageOf(detailRow),
  },
  getProductDetails: { params: product, response: productDetails },
  saveProductDetails: { params: product, ...changeOf(detailFields) },
  listDetailVersions: { params: product, response: z.array(detailVersion) },
};

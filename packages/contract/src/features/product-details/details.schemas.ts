import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { day, id, listQuery, moment, pageOf } from '../../common.schemas.ts';
import { ruleMessages } from '../../messages.ts';
import { productTypes } from '../ledger/ledger.rules.ts';
import { isJobRole } from '../users/people.rules.ts';
import {
  detailFilters,
  detailLimits,
  detailParts,
  keywordsProblem,
  linkProblem,
  minutesProblem,
  objectivesProblem,
} from './details.rules.ts';
import { mandatoryProblem } from './mandatory.rules.ts';
import { standardsProblem } from './standards.rules.ts';

type Problem<T> = (value: T) => string | undefined;

/** Refines a schema by a rule that returns what is wrong. */
function checked<S extends z.ZodType>(schema: S, problemOf: Problem<z.output<S>>) {
  return schema.superRefine((value, context) => {
    const message = problemOf(value as z.output<S>);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

const text = (max: number) => z.string().trim().max(max, ruleMessages.maxText(max));
const lines = (problemOf: Problem<string>) => checked(z.string().trim().max(10_000), problemOf);
const minutes = (least: number) =>
  checked(
    z
      .number()
      .int()
      .min(least, `Should be at least ${least}`)
      .max(detailLimits.minutes, `Should be less than or equal to ${detailLimits.minutes}`)
      .nullable(),
    minutesProblem,
  );

export const detailFields = {
  /** One on each line. */
  objectives: lines(objectivesProblem),
  audience: text(detailLimits.audience),
  /** Code of an icon of the kind `accreditor`. */
  accreditor_code: z.string().max(40).nullable(),
  accreditation_reference: text(detailLimits.accreditation),
  accredited_until: day.nullable(),
  cpd_minutes: minutes(0),
  /** Null where it is not known. */
  learner_minutes: minutes(5),
  /** Job roles with commas between them. Empty for everyone. */
  target_roles: z
    .string()
    .max(2_000)
    .refine((value) => value === '' || value.split(',').every(isJobRole)),
  mandatory_for: lines(mandatoryProblem),
  standards: lines(standardsProblem),
  months_reason: text(detailLimits.reason),
  months_source: checked(text(detailLimits.link), linkProblem),
  reviewed_on: day.nullable(),
  review_due_on: day.nullable(),
  content_owner_id: id.nullable(),
  keywords: lines(keywordsProblem),
};
export type DetailFields = z.output<z.ZodObject<typeof detailFields>>;

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
  fields: z.object(detailFields),
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
  saveProductDetails: {
    params: product,
    body: z.strictObject({ ...detailFields, baseValues: baseValuesOf(detailFields) }),
    response: savedOf(detailFields),
  },
  listDetailVersions: { params: product, response: z.array(detailVersion) },
};

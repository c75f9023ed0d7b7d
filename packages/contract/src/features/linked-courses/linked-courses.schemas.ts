import { z } from 'zod';
import { day, done, id, listQuery, pageOf } from '../../common.schemas.ts';
import { productTypes } from '../../product-types.ts';
import { linkedAtOnceMax, linkKinds, refresherPeople } from './linked-courses.rules.ts';

const product = z.strictObject({ productType: z.enum(productTypes), productId: id });
const productShown = z.object({
  productType: z.enum(productTypes),
  productId: z.number().int(),
  title: z.string(),
});
export type ProductShown = z.output<typeof productShown>;

const linkRow = z.object({
  id: z.number().int(),
  kind: z.enum(linkKinds),
  from: productShown,
  to: productShown,
  from_on: day,
  /** Name of the admin who made it. Null for links from before links had dates. */
  made_by: z.string().nullable(),
  /**
   * People whom the link concerns today: who hold a certificate that counts for another course, could renew, or have
   * to finish the other course first. Null for a bundle.
   */
  people: z.number().int().nullable(),
});
export type LinkRow = z.output<typeof linkRow>;

/**
 * Something that will hold, or no longer. Cover: `by` counts for `product`, for `people`, and `gained` of them have no
 * other cover of it. Refresher: `by` renews `product` for `people`. Prerequisite: `people` with an unstarted licence for
 * `product` have to finish `by` first. Bundle: no people.
 */
const linkEffect = z.object({
  kind: z.enum(linkKinds),
  product: productShown,
  by: z.array(productShown),
  people: z.number().int(),
  gained: z.number().int(),
});
export type LinkEffect = z.output<typeof linkEffect>;

const linkPreview = z.object({
  /** Products that will count as the same or be offered together; for other kinds the two sides with their equivalents. */
  set: z.array(productShown),
  /** Identifies the set. The command refuses when it is no longer the same. */
  seen: z.string(),
  effects: z.array(linkEffect),
  /** Products of a refresher link whose certificates never expire. */
  never_expiring: z.array(z.string()),
});
export type LinkPreview = z.output<typeof linkPreview>;

const linkFields = {
  kind: z.enum(linkKinds),
  from: product,
  to: z.array(product).min(1, 'Select at least one').max(linkedAtOnceMax),
};
const seen = z.string().max(100);

const linksQuery = listQuery.extend({
  kind: z.enum(['', ...linkKinds]).default(''),
  /** Key of a product (`productKey`), for links of that product only. */
  product: z
    .string()
    .regex(/^(?:(?:abstract_course|abstract_paper_course)-\d{1,15})?$/u, 'Use the key of a course')
    .default(''),
});
export type LinksQuery = z.output<typeof linksQuery>;

/** A full course with its refresher. */
const refresherRow = z.object({
  id: z.number().int(),
  full: productShown,
  refresher: productShown,
  full_months: z.number().int(),
  refresher_months: z.number().int(),
  /** Renewals of the full course in the last 12 months, by its refresher and by the full course again. */
  renewed_by_refresher: z.number().int(),
  renewed_by_full: z.number().int(),
  /** Share of renewals by the refresher, in whole percent. Null without renewals. */
  uptake: z.number().int().nullable(),
  /** People who can renew today: from 90 days before their certificate expires to 60 days after. */
  in_window: z.number().int(),
  /** People of `in_window` with an open licence for either course. */
  with_licence: z.number().int(),
  /** People whose certificate expired too long ago for the refresher. */
  past_window: z.number().int(),
});
export type RefresherRow = z.output<typeof refresherRow>;

/** A certificate of a full course. Somebody with certificates of two organisations has two. */
const refresherPersonRow = z.object({
  certificate_id: z.number().int(),
  user: z.object({ id: z.number().int(), name: z.string() }),
  group: z.object({ id: z.number().int(), name: z.string() }),
  expires_on: day,
  /** Open licence with which the person can renew it. Null without one. */
  licence: z.enum(['full', 'refresher']).nullable(),
});
export type RefresherPersonRow = z.output<typeof refresherPersonRow>;

const refresherPeopleQuery = listQuery.extend({ who: z.enum(refresherPeople).default('renewable') });
export type RefresherPeopleQuery = z.output<typeof refresherPeopleQuery>;

/** A course whose certificates expire, without a refresher. */
const unrefreshedRow = productShown.extend({
  months: z.number().int(),
  /** Valid certificates, and those of them that expire within 12 months. */
  valid: z.number().int(),
  expiring: z.number().int(),
});
export type UnrefreshedRow = z.output<typeof unrefreshedRow>;

const oneLink = z.strictObject({ linkId: id });

export const linkedCoursesSchemas = {
  listLinks: { query: linksQuery, response: pageOf(linkRow) },
  listLinkable: {
    response: z.array(productShown.extend({ months: z.number().int() })),
  },
  previewLinks: { body: z.strictObject(linkFields), response: linkPreview },
  makeLinks: { body: z.strictObject({ ...linkFields, seen }), response: done },
  previewEnd: { params: oneLink, response: linkPreview.extend({ link: linkRow.omit({ people: true }) }) },
  endLink: { params: oneLink, body: z.strictObject({ seen }), response: done },
  listRefreshers: { query: listQuery, response: pageOf(refresherRow) },
  listRefresherPeople: {
    params: oneLink,
    query: refresherPeopleQuery,
    response: pageOf(refresherPersonRow).extend({ full: productShown, refresher: productShown }),
  },
  listUnrefreshed: { query: listQuery, response: pageOf(unrefreshedRow) },
};

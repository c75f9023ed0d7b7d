import type { ProductType } from '../../product-types.ts';

/**
 * How two products belong together. `equivalent`: either counts as the other. `covers`: the first is more than the
 * second, and counts as it. `refresher`: the second renews the certificate of the first. `prerequisite`: the first comes
 * before the second can be started. `bundled`: both are offered when one of them is issued.
 */
export const linkKinds = ['equivalent', 'covers', 'refresher', 'prerequisite', 'bundled'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Kinds with a direction. Their links never close a circle, also through equivalents. */
export const directedKinds = ['covers', 'refresher', 'prerequisite'] as const satisfies readonly LinkKind[];
export type DirectedKind = (typeof directedKinds)[number];

export const linkKindTitles: Record<LinkKind, string> = {
  equivalent: 'Counts as the same',
  covers: 'Covers',
  refresher: 'Refresher',
  prerequisite: 'Finish first',
  bundled: 'Offered together',
};

/** Products that one product may require. */
export const prerequisitesMax = 5;
/** Products of one bundle. */
export const bundleMax = 5;
/** Products that one command links to the first. */
export const linkedAtOnceMax = 4;

export type Product = { productType: ProductType; productId: number };

/** Text that identifies a product, such as `abstract_course-12`. */
export const productKey = ({ productType, productId }: Product): string => `${productType}-${productId}`;

/** Days before a certificate expires in which renewing it is due. */
export const renewalWindowDays = 90;
/** People of a refresher: those who can renew with it today, and those whose certificate expired too long ago. */
export const refresherPeople = ['renewable', 'late'] as const;
export type RefresherPeople = (typeof refresherPeople)[number];

/** Valid certificates from which on a product without a refresher is listed. */
export const worthRefreshing = 20;

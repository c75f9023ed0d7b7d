import { coveringProducts, type DatedEdge, inForce, isSame, type Product } from './link-graph.ts';

/** What a certificate says about cover. Whether another one superseded it does not matter. */
export type CertificateFact = {
  userId: number;
  groupId: number;
  product: Product;
  awarded_on: string;
  /** Last day. Null when it never expires. */
  expires_on: string | null;
  /** Day from which it was withdrawn. */
  revoked_from: string | null;
};
export type CoverFacts = { certificates: readonly CertificateFact[]; links: readonly DatedEdge[] };
type Asked = { userId: number; groupId: number; product: Product; day: string };

/**
 * Returns the certificates that count for a product on a day: of this person, earned in this organisation, in force and
 * not withdrawn by then, for the product itself, an equivalent or a product that covers it. `covers_on` says the same in
 * SQL. External entries count here once external courses are recognised as products.
 */
export function coversOn(
  { certificates, links }: CoverFacts,
  { userId, groupId, product, day }: Asked,
): CertificateFact[] {
  const counted = coveringProducts(inForce(links, day), product);
  return certificates.filter(
    (one) =>
      one.userId === userId &&
      one.groupId === groupId &&
      counted.some((other) => isSame(other, one.product)) &&
      one.awarded_on <= day &&
      (one.expires_on === null || one.expires_on >= day) &&
      (one.revoked_from === null || one.revoked_from > day),
  );
}

/** Returns the last day of the cover: the latest end, null when one never expires, undefined without any. */
export function coveredUntil(covers: readonly CertificateFact[]): string | null | undefined {
  if (covers.some(({ expires_on }) => expires_on === null)) return null;
  return covers
    .flatMap(({ expires_on }) => expires_on ?? [])
    .sort()
    .at(-1);
}

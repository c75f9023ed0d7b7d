import { coveringProducts, type DatedEdge, inForce, isSame, type Product } from './link-graph.ts';

/**
 * Certificate, as far as cover depends on it. A superseded one counts too, because cover is about one day, on which it
 * may have been the valid one.
 */
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
/** External entry of a person that no other one replaces, with the organisations whose last verdict is "verified". */
export type EntryFact = {
  userId: number;
  verifiedBy: readonly number[];
  completed_on: string;
  expires_on: string | null;
  /** Products that its course is recognised as, from `from_on` to the day before `until_on`. */
  recognitions: readonly { product: Product; from_on: string; until_on: string | null }[];
};
export type CoverFacts = {
  certificates: readonly CertificateFact[];
  links: readonly DatedEdge[];
  entries?: readonly EntryFact[];
};
type Target = { userId: number; groupId: number; product: Product; day: string };

/**
 * Returns the certificates that count for a product on a day: of this person, earned in this organisation, in force and
 * not withdrawn by then, for the product itself, an equivalent or a product that covers it. External entries that this
 * organisation has verified count like certificates of the products that their course is recognised as. `covers_on`
 * says the same in SQL.
 */
export function coversOn(
  { certificates, links, entries = [] }: CoverFacts,
  { userId, groupId, product, day }: Target,
): CertificateFact[] {
  const counted = coveringProducts(inForce(links, day), product);
  return [...certificates, ...entries.flatMap((entry) => asCertificates(entry, day))].filter(
    (one) =>
      one.userId === userId &&
      one.groupId === groupId &&
      counted.some((other) => isSame(other, one.product)) &&
      one.awarded_on <= day &&
      (one.expires_on === null || one.expires_on >= day) &&
      (one.revoked_from === null || one.revoked_from > day),
  );
}

/**
 * Returns an entry as certificates, in each organisation that verified it. They are for the products that its course is
 * recognised as on a day.
 */
function asCertificates({ userId, verifiedBy, completed_on, expires_on, recognitions }: EntryFact, day: string) {
  const own = { userId, awarded_on: completed_on, expires_on, revoked_from: null };
  return recognitions
    .filter(({ from_on, until_on }) => from_on <= day && (until_on === null || until_on > day))
    .flatMap(({ product }) => verifiedBy.map((groupId): CertificateFact => ({ ...own, groupId, product })));
}

/** Returns the last day of the cover: the latest end, null when one never expires, undefined without any. */
export function coveredUntil(covers: readonly CertificateFact[]): string | null | undefined {
  if (covers.some(({ expires_on }) => expires_on === null)) return null;
  return covers
    .flatMap(({ expires_on }) => expires_on ?? [])
    .sort()
    .at(-1);
}

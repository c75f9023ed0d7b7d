import type { LinkKind, Product } from '@doselore/contract/linked-courses';
import { productKey } from '@doselore/contract/linked-courses';

export type { Product };
/** A link without its dates and makers. `equivalent` and `bundled` point to the product that stands for the set. */
export type Edge = { kind: LinkKind; from: Product; to: Product };
/** A link with its days: it holds from `from_on` to the day before `until_on`. */
export type DatedEdge = Edge & { from_on: string; until_on: string | null };

export const isSame = (one: Product, other: Product): boolean => productKey(one) === productKey(other);

/** Returns the links that hold on a day. */
export const inForce = <E extends DatedEdge>(edges: readonly E[], day: string): E[] =>
  edges.filter(({ from_on, until_on }) => from_on <= day && (until_on === null || until_on > day));

type SetKind = 'equivalent' | 'bundled';

/** Returns the product that stands for the set of a product: another one, or itself. */
export function anchorOf(edges: readonly Edge[], kind: SetKind, product: Product): Product {
  return edges.find((edge) => edge.kind === kind && isSame(edge.from, product))?.to ?? product;
}

/** Returns every product of the set of a product, the one that stands for it first. A product alone is its own set. */
export function setOf(edges: readonly Edge[], kind: SetKind, product: Product): Product[] {
  const anchor = anchorOf(edges, kind, product);
  return [anchor, ...edges.filter((edge) => edge.kind === kind && isSame(edge.to, anchor)).map(({ from }) => from)];
}

/**
 * Returns the products whose certificates count for a product, itself among them: equivalents, and products that cover
 * it, over any number of links. `covering_products` says the same in SQL.
 */
export function coveringProducts(edges: readonly Edge[], product: Product): Product[] {
  const found = [product];
  for (const reached of found) {
    for (const { kind, from, to } of edges) {
      const next = (kind === 'covers' || kind === 'equivalent') && isSame(to, reached) ? from : null;
      const back = kind === 'equivalent' && isSame(from, reached) ? to : null;
      for (const one of [next, back]) {
        if (one !== null && !found.some((known) => isSame(known, one))) found.push(one);
      }
    }
  }
  return found;
}

/**
 * Returns a circle of links of one kind, as its products in order with the first one repeated at the end. Products that
 * count as the same are one. Undefined when there is none.
 */
export function findCircle(edges: readonly Edge[], kind: LinkKind): Product[] | undefined {
  const directed = edges.filter((edge) => edge.kind === kind);
  const standIn = (product: Product) => productKey(anchorOf(edges, 'equivalent', product));
  const done = new Set<string>();
  const visit = (product: Product, path: Product[]): Product[] | undefined => {
    const here = standIn(product);
    const start = path.findIndex((one) => standIn(one) === here);
    if (start !== -1) return [...path.slice(start), product];
    if (done.has(here)) return undefined;
    for (const { from, to } of directed) {
      const circle = standIn(from) === here ? visit(to, [...path, from]) : undefined;
      if (circle !== undefined) return circle;
    }
    done.add(here);
    return undefined;
  };
  for (const { from } of directed) {
    const circle = visit(from, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

import { createHash } from 'node:crypto';
import { AppError } from '@doselore/contract';
import { type LinkEffect, type LinkPreview, type ProductShown, productKey } from '@doselore/contract/linked-courses';
import type { Queries } from '../../../platform/db/index.ts';
import { countCover, countRenewable, countWaiting } from './link-effects.repository.ts';
import { coveringProducts, type Edge, isSame, type Product, setOf } from './link-graph.ts';
import { findProducts, type Link, listLinksNow, type NamedProduct } from './linked-courses.repository.ts';
import { applyPlan, type LinksChange, type Plan, planLinks } from './plan-links.ts';

/** The links that hold now, and the products that they and a command name. */
export type Catalogue = {
  edges: Link[];
  shown: (product: Product) => ProductShown;
  titleOf: (product: Product) => string;
};

const shownAs = (row: NamedProduct): ProductShown => ({
  productType: row.product_type,
  productId: row.product_id,
  title: row.title,
});

/** Throws 409 when one of the products to link is archived or unknown. */
async function readCatalogue(db: Queries, links: readonly Product[]): Promise<Catalogue & { found: NamedProduct[] }> {
  const edges = await listLinksNow(db);
  const found = await findProducts(db, [...links, ...edges.flatMap(({ from, to }) => [from, to])]);
  const byKey = new Map(found.map((row) => [productKey(shownAs(row)), row]));
  for (const one of links) {
    const row = byKey.get(productKey(one));
    if (row === undefined || row.is_archived)
      throw new AppError('conflict', 'One of these courses is archived. Nothing was changed.');
  }
  const shown = (product: Product) => {
    const row = byKey.get(productKey(product));
    if (row === undefined) throw new Error(`No product ${productKey(product)}`);
    return shownAs(row);
  };
  return { edges, shown, titleOf: (product) => shown(product).title, found };
}

/** Identifies a set of products, whatever their order. */
export const digestOf = (set: readonly Product[]): string =>
  createHash('sha256').update(set.map(productKey).sort().join()).digest('base64url');

/** Returns the products that a link concerns: its set, or both sides with their equivalents. */
function concerned(edges: readonly Edge[], { kind, from, to }: LinksChange): Product[] {
  const sides =
    kind === 'bundled' ? setOf(edges, kind, from) : [from, ...to].flatMap((one) => setOf(edges, 'equivalent', one));
  return sides.filter((one, nth) => sides.findIndex((other) => isSame(one, other)) === nth);
}

export type Prepared = {
  plan: Plan<Link>;
  set: Product[];
  seen: string;
  catalogue: Catalogue;
  neverExpiring: string[];
};

/** Works out the links to make, and the set that they concern. Throws 409 when a rule forbids them. */
export async function prepareLinks(db: Queries, links: LinksChange): Promise<Prepared> {
  const { found, ...catalogue } = await readCatalogue(db, [links.from, ...links.to]);
  const plan = planLinks(catalogue.edges, links, catalogue.titleOf);
  const set = concerned(applyPlan(catalogue.edges, plan), links);
  const sides = [links.from, ...links.to];
  const neverExpiring =
    links.kind !== 'refresher'
      ? []
      : found
          .filter((row) => row.months === 0 && sides.some((side) => isSame(side, shownAs(row))))
          .map(({ title }) => title);
  return { plan, set, seen: digestOf(set), catalogue, neverExpiring };
}

/** Works out what ending a link changes: the set as it is before. */
export async function prepareEnd(db: Queries, link: Link): Promise<Prepared> {
  const { found: _found, ...catalogue } = await readCatalogue(db, []);
  const ends = catalogue.edges.filter(({ id }) => id === link.id);
  const set = concerned(catalogue.edges, { ...link, to: [link.to] });
  return { plan: { ends, makes: [] }, set, seen: digestOf(set), catalogue, neverExpiring: [] };
}

/** Describes the effects of a plan in numbers. For links that end, the numbers are of people who lose something. */
export async function describe(db: Queries, prepared: Prepared, day: string): Promise<LinkPreview> {
  const { plan, set, seen, catalogue, neverExpiring } = prepared;
  const { edges, shown } = catalogue;
  const after = applyPlan(edges, plan);
  const [fewer, more, changed] = plan.makes.length > 0 ? [edges, after, plan.makes] : [after, edges, plan.ends];
  const effects = await coverEffects(db, { fewer, more, day, shown });
  for (const edge of changed) effects.push(...(await directEffect(db, { edge, links: more, day, shown })));
  return { set: set.map(shown), seen, effects, never_expiring: neverExpiring };
}

type Within = { day: string; shown: Catalogue['shown'] };

/** Returns the products for which more others count among `more` than among `fewer` links. */
async function coverEffects(
  db: Queries,
  { fewer, more, day, shown }: Within & { fewer: readonly Edge[]; more: readonly Edge[] },
): Promise<LinkEffect[]> {
  const named = more.flatMap(({ from, to }) => [from, to]);
  const effects: LinkEffect[] = [];
  for (const product of named.filter((one, nth) => named.findIndex((other) => isSame(one, other)) === nth)) {
    const besides = coveringProducts(fewer, product);
    const by = coveringProducts(more, product).filter((one) => !besides.some((other) => isSame(one, other)));
    if (by.length === 0) continue;
    const set = setOf(more, 'equivalent', product);
    const kind = by.some((one) => set.some((other) => isSame(one, other))) ? 'equivalent' : 'covers';
    const { people, gained } = await countCover(db, { by, besides, day });
    effects.push({ kind, product: shown(product), by: by.map(shown), people, gained });
  }
  return effects;
}

async function directEffect(
  db: Queries,
  { edge, links, day, shown }: Within & { edge: Edge; links: readonly Edge[] },
): Promise<LinkEffect[]> {
  const { kind, from, to } = edge;
  if (kind === 'refresher') {
    const people = await countRenewable(db, { full: from, day });
    return [{ kind, product: shown(from), by: [shown(to)], people, gained: 0 }];
  }
  if (kind === 'prerequisite') {
    const people = await countWaiting(db, { product: to, by: coveringProducts(links, from), day });
    return [{ kind, product: shown(to), by: [shown(from)], people, gained: 0 }];
  }
  if (kind === 'bundled') return [{ kind, product: shown(to), by: [shown(from)], people: 0, gained: 0 }];
  return [];
}

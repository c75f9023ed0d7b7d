import { AppError } from '@doselore/contract';
import { bundleMax, directedKinds, linkKinds, prerequisitesMax, productKey } from '@doselore/contract/linked-courses';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coveringProducts, type Edge, isSame, type Product, setOf } from './link-graph.ts';
import { applyPlan, planLinks } from './plan-links.ts';

const products: Product[] = [1, 2, 3, 4, 5, 6, 7].map((productId) => ({
  productType: productId === 7 ? 'abstract_paper_course' : 'abstract_course',
  productId,
}));
const product = fc.constantFrom(...products);
const step = fc.oneof(
  fc.record({
    do: fc.constant('make' as const),
    kind: fc.constantFrom(...linkKinds),
    from: product,
    to: fc.array(product, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({ do: fc.constant('end' as const), nth: fc.nat(30) }),
);

/** Links after the steps that the rules allow. */
function play(steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): Edge[] {
  let edges: Edge[] = [];
  for (const one of steps) {
    if (one.do === 'end') {
      edges = edges.filter((_edge, nth) => nth !== one.nth % Math.max(1, edges.length));
      continue;
    }
    try {
      edges = applyPlan(edges, planLinks(edges, one, productKey));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return edges;
}

/** Returns whether `to` can be reached from `from` by links of a kind, stepping between equivalents on the way. */
function isReachable(
  edges: readonly Edge[],
  kind: Edge['kind'],
  { from, to }: { from: Product; to: Product },
): boolean {
  const reached = [from];
  for (const one of reached) {
    const equals = setOf(edges, 'equivalent', one);
    const next = edges.filter((edge) => edge.kind === kind && equals.some((other) => isSame(other, edge.from)));
    for (const edge of next) {
      if (setOf(edges, 'equivalent', edge.to).some((other) => isSame(other, to))) return true;
      if (!reached.some((other) => isSame(other, edge.to))) reached.push(edge.to);
    }
  }
  return false;
}

test('directed links never go in a circle, also through equivalents (K4)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
      const edges = play(steps);
      for (const kind of directedKinds)
        for (const one of products) expect(isReachable(edges, kind, { from: one, to: one })).toBe(false);
    }),
    { numRuns: 400 },
  );
});

test('after any steps no product has more links of a kind than its limit', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
      const edges = play(steps);
      const edgesOf = (kind: Edge['kind'], side: 'from' | 'to', one: Product) =>
        edges.filter((edge) => edge.kind === kind && isSame(edge[side], one)).length;
      for (const one of products) {
        for (const kind of ['equivalent', 'bundled'] as const) {
          expect(edgesOf(kind, 'from', one)).toBeLessThanOrEqual(1);
          // The product that stands for a set is in no other set.
          if (edgesOf(kind, 'to', one) > 0) expect(edgesOf(kind, 'from', one)).toBe(0);
        }
        expect(setOf(edges, 'bundled', one).length).toBeLessThanOrEqual(bundleMax);
        expect(edgesOf('prerequisite', 'to', one)).toBeLessThanOrEqual(prerequisitesMax);
        expect(edgesOf('refresher', 'from', one) + edgesOf('refresher', 'to', one)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 400 },
  );
});

test('equivalents give each other the same cover, and cover is never backwards (Q8)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
      const edges = play(steps);
      const covering = (one: Product) => coveringProducts(edges, one).map(productKey).sort();
      for (const one of products) {
        for (const other of setOf(edges, 'equivalent', one)) expect(covering(other)).toEqual(covering(one));
      }
      for (const { kind, from, to } of edges) {
        if (kind !== 'covers') continue;
        expect(covering(to)).toContain(productKey(from));
        expect(covering(from)).not.toContain(productKey(to));
      }
    }),
    { numRuns: 400 },
  );
});

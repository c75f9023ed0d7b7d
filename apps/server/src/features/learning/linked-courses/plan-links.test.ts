import { type LinkKind, productKey } from '@doselore/contract/linked-courses';
import { expect, test } from 'vitest';
import type { Edge } from './link-graph.ts';
import { applyPlan, planLinks } from './plan-links.ts';

const online = (productId: number) => ({ productType: 'abstract_course', productId }) as const;
const paper = (productId: number) => ({ productType: 'abstract_paper_course', productId }) as const;
const link = (kind: LinkKind, from: number, to: number): Edge => ({ kind, from: online(from), to: online(to) });
const titles = (product: ReturnType<typeof online> | ReturnType<typeof paper>) => `C${product.productId}`;
const ask =
  (edges: Edge[], kind: LinkKind, from: number, ...to: number[]) =>
  () =>
    planLinks(edges, { kind, from: online(from), to: to.map(online) }, titles as never);

test.each<[string, Edge[], LinkKind, number[], RegExp]>([
  ['a link to itself', [], 'covers', [1, 1], /to itself/u],
  ['the same course twice', [], 'covers', [1, 2, 2], /chosen once/u],
  ['a link that exists', [link('covers', 1, 2)], 'covers', [1, 2], /already have this link/u],
  ['a circle', [link('covers', 1, 2), link('covers', 2, 3)], 'covers', [3, 1], /circle: C1 → C2 → C3 → C1/u],
  ['a circle through a set', [link('covers', 1, 2), link('equivalent', 3, 2)], 'covers', [3, 1], /circle/u],
  [
    'a circle that a set would close',
    [link('prerequisite', 1, 2), link('prerequisite', 3, 4), link('equivalent', 2, 3)],
    'equivalent',
    [1, 4],
    /circle/u,
  ],
  ['a directed link inside a set', [link('equivalent', 1, 2)], 'prerequisite', [1, 2], /would count as the same/u],
  ['a set around a directed link', [link('refresher', 1, 2)], 'equivalent', [1, 2], /would count as the same/u],
  [
    'courses of one set',
    [link('equivalent', 1, 3), link('equivalent', 2, 3)],
    'equivalent',
    [1, 2],
    /already count as the same/u,
  ],
  ['courses of one bundle', [link('bundled', 1, 2)], 'bundled', [2, 1], /already offered together/u],
  ['a sixth course of a bundle', [link('bundled', 1, 2), link('bundled', 3, 2)], 'bundled', [4, 5, 6, 1], /At most 5/u],
  [
    'a sixth prerequisite',
    [2, 3, 4, 5, 6].map((from) => link('prerequisite', from, 1)),
    'prerequisite',
    [7, 1],
    /at most 5/u,
  ],
  ['two refreshers', [], 'refresher', [1, 2, 3], /one refresher/u],
  ['a second refresher', [link('refresher', 1, 2)], 'refresher', [1, 3], /already has a refresher: C2/u],
  ['a refresher of a refresher', [link('refresher', 1, 2)], 'refresher', [2, 3], /is the refresher of C1/u],
  ['a refresher with a refresher', [link('refresher', 2, 3)], 'refresher', [1, 2], /has a refresher itself/u],
  ['a refresher of two courses', [link('refresher', 1, 2)], 'refresher', [3, 2], /already the refresher of C1/u],
])('refuses %s', (_what, edges, kind, [from = 0, ...to], reason) => {
  expect(ask(edges, kind, from, ...to)).toThrow(reason);
});

test('a face-to-face course can have a refresher and be one', () => {
  const links = { kind: 'refresher', from: paper(1), to: [online(2)] } as const;
  expect(planLinks([], links, productKey).makes).toEqual([{ kind: 'refresher', from: paper(1), to: online(2) }]);
  // An online course with the same id is another course.
  const other = { kind: 'refresher', from: online(1), to: [paper(2)] } as const;
  expect(planLinks([{ ...links, to: online(2) }], other, productKey).makes).toHaveLength(1);
});

test('a course that comes first may be covered by the later one', () => {
  expect(ask([link('covers', 2, 1)], 'prerequisite', 1, 2)().makes).toHaveLength(1);
});

test('two sets become one, around the course that was there first', () => {
  const edges = [link('equivalent', 2, 1), link('equivalent', 4, 3)];
  const plan = ask(edges, 'equivalent', 2, 4)();
  expect(applyPlan(edges, plan)).toEqual([
    link('equivalent', 2, 1),
    link('equivalent', 3, 1),
    link('equivalent', 4, 1),
  ]);
});

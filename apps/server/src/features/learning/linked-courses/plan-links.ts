import { AppError } from '@doselore/contract';
import {
  bundleMax,
  directedKinds,
  type LinkKind,
  linkKindTitles,
  prerequisitesMax,
} from '@doselore/contract/linked-courses';
import { anchorOf, type Edge, findCircle, isSame, type Product, setOf } from './link-graph.ts';

export type LinksChange = { kind: LinkKind; from: Product; to: readonly Product[] };
/** Links to end and to make, so that what was asked for holds. */
export type Plan<E extends Edge> = { ends: E[]; makes: Edge[] };
type TitleOf = (product: Product) => string;

const refused = (reason: string) => new AppError('conflict', `${reason} Nothing was changed.`);

/**
 * Returns the links that make what was asked for. Throws 409 with the reason when a rule of the kind forbids it. `edges`
 * are the links that hold now.
 */
export function planLinks<E extends Edge>(edges: readonly E[], links: LinksChange, titleOf: TitleOf): Plan<E> {
  const { kind, from, to } = links;
  if (to.some((one) => isSame(one, from))) throw refused('A course cannot be linked to itself.');
  if (to.some((one, nth) => to.findIndex((other) => isSame(one, other)) !== nth))
    throw refused('Each course can be chosen once.');
  const plan =
    kind === 'equivalent' || kind === 'bundled' ? joinSets(edges, { kind, from, to }, titleOf) : direct(links);
  const after = applyPlan(edges, plan);
  refuseByKind(edges, { links, after, titleOf });
  refuseCircles(after, titleOf);
  return plan;
}

/** Returns the links that hold after a plan. */
export const applyPlan = <E extends Edge>(edges: readonly E[], { ends, makes }: Plan<E>): Edge[] => [
  ...edges.filter((edge) => !ends.includes(edge)),
  ...makes,
];

const direct = ({ kind, from, to }: LinksChange): Plan<never> => ({
  ends: [],
  makes: to.map((one) => ({ kind, from, to: one })),
});

/** Moves every product of the other sets to the product that stands for the set of the first. */
function joinSets<E extends Edge>(
  edges: readonly E[],
  { kind, from, to }: LinksChange & { kind: 'equivalent' | 'bundled' },
  titleOf: TitleOf,
): Plan<E> {
  const anchor = anchorOf(edges, kind, from);
  const moved: Product[] = [];
  for (const one of to) {
    const joined = setOf(edges, kind, one);
    if (joined.some((other) => isSame(other, anchor))) {
      const is = kind === 'equivalent' ? 'already count as the same' : 'are already offered together';
      throw refused(`${titleOf(from)} and ${titleOf(one)} ${is}.`);
    }
    moved.push(...joined.filter((other) => !moved.some((known) => isSame(known, other))));
  }
  return {
    ends: edges.filter((edge) => edge.kind === kind && moved.some((one) => isSame(one, edge.from))),
    makes: moved.map((one) => ({ kind, from: one, to: anchor })),
  };
}

type Check = { links: LinksChange; after: readonly Edge[]; titleOf: TitleOf };

function refuseByKind(edges: readonly Edge[], { links, after, titleOf }: Check): void {
  const { kind, from, to } = links;
  const edgeOf = (side: 'from' | 'to', product: Product) =>
    edges.find((edge) => edge.kind === kind && isSame(edge[side], product));
  if (kind === 'bundled' && setOf(after, kind, from).length > bundleMax)
    throw refused(`At most ${bundleMax} courses can be offered together.`);
  if (kind === 'equivalent' || kind === 'bundled') return;
  for (const one of to) {
    if (edges.some((edge) => edge.kind === kind && isSame(edge.from, from) && isSame(edge.to, one)))
      throw refused(`${titleOf(from)} and ${titleOf(one)} already have this link.`);
    const needed = after.filter((edge) => edge.kind === 'prerequisite' && isSame(edge.to, one)).length;
    if (needed > prerequisitesMax) throw refused(`${titleOf(one)} can need at most ${prerequisitesMax} other courses.`);
  }
  if (kind !== 'refresher') return;
  const [refresher, ...others] = to;
  if (refresher === undefined || others.length > 0) throw refused('A course has one refresher.');
  const own = edgeOf('from', from);
  if (own !== undefined) throw refused(`${titleOf(from)} already has a refresher: ${titleOf(own.to)}.`);
  const full = edgeOf('to', from);
  if (full !== undefined) throw refused(`${titleOf(from)} is the refresher of ${titleOf(full.from)}.`);
  if (edgeOf('from', refresher) !== undefined) throw refused(`${titleOf(refresher)} has a refresher itself.`);
  const taken = edgeOf('to', refresher);
  if (taken !== undefined) throw refused(`${titleOf(refresher)} is already the refresher of ${titleOf(taken.from)}.`);
}

/** Refuses a circle of any kind, and a link between two products that count as the same (K4). */
function refuseCircles(after: readonly Edge[], titleOf: TitleOf): void {
  for (const kind of directedKinds) {
    const circle = findCircle(after, kind);
    if (circle === undefined) continue;
    const path = circle.map(titleOf).join(' → ');
    if (circle.length === 2)
      throw refused(`These courses would count as the same, and have the link “${linkKindTitles[kind]}”: ${path}.`);
    throw refused(`The links “${linkKindTitles[kind]}” would go in a circle: ${path}.`);
  }
}

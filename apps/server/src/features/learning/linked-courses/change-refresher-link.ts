import type { Tx } from '../../../platform/db/index.ts';
import { isSame, type Product } from './link-graph.ts';
import { endLinks, findProducts, insertLink, listLinksNow, lockLinks } from './linked-courses.repository.ts';
import { planLinks } from './plan-links.ts';

/**
 * Ends the refresher link of a full course, and makes one to another refresher unless `to` is null. Throws 409 with the
 * reason when that course cannot be its refresher.
 */
export async function changeRefresherLink(
  tx: Tx,
  change: { from: Product; to: Product | null; actorId: number; at: Date; today: string },
): Promise<void> {
  const { from, to, ...by } = change;
  await lockLinks(tx);
  const edges = await listLinksNow(tx);
  const own = edges.filter((edge) => edge.kind === 'refresher' && isSame(edge.from, from));
  const others = edges.filter((edge) => !own.includes(edge));
  const named = await findProducts(tx, [
    from,
    ...edges.flatMap((edge) => [edge.from, edge.to]),
    ...(to === null ? [] : [to]),
  ]);
  const titleOf = ({ productType, productId }: Product) =>
    named.find((row) => row.product_type === productType && row.product_id === productId)?.title ?? '';
  const makes = to === null ? [] : planLinks(others, { kind: 'refresher', from, to: [to] }, titleOf).makes;
  await endLinks(tx, { ids: own.map(({ id }) => id), ...by });
  for (const edge of makes) await insertLink(tx, { ...edge, ...by });
}

import type { Connection } from '@doselore/server/src/platform/db/index.ts';

/** Ids of a link and of products without links, for the queries. */
export type FilledLinks = { refresherLinkId: number; from: number; to: number };

/**
 * Links the products of the ledger, 50,000 licences and 10,000 certificates each: a refresher, a product that covers
 * another, two that count as the same, one to finish first and a bundle. Products without a refresher remain.
 */
export async function fillLinks(
  pool: Connection['pool'],
  { products, actorId }: { products: readonly number[]; actorId: number },
): Promise<FilledLinks> {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = products;
  const { rows } = await pool.query<{ id: number; kind: string }>(
    `insert into product_links (kind, from_type, from_id, to_type, to_id, from_on, made_by, made_at)
     select k, 'abstract_course', f, 'abstract_course', t, current_date - 100, $3, now()
     from unnest($1::text[], $2::bigint[], $4::bigint[]) x (k, f, t) returning id, kind`,
    [['refresher', 'covers', 'equivalent', 'prerequisite', 'bundled'], [a, c, d, c, b], actorId, [b, d, e, a, c]],
  );
  return { refresherLinkId: rows.find(({ kind }) => kind === 'refresher')?.id ?? 0, from: e, to: f };
}

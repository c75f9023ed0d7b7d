import { sql } from 'kysely';
import { type GroupId, reachesWholeSite, type Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { isAtLevel, stockKeys } from './stock.report.ts';

const isLow = isAtLevel('needed');

export type StockSummary = {
  pot: number;
  held: number;
  /** Number of ledger keys whose stock is low or empty. */
  low_stock: number;
  /** Keys that are low or empty, with the fewest seats first. */
  lowest: {
    group: { id: number; name: string };
    title: string;
    months: number;
    left: number;
    bought: number;
  }[];
};

/** Sums up one organisation, or the open and active ones of the scope. No demo organisation counts for the whole site. */
export async function findSummary(
  db: Queries,
  scope: Scope,
  { groupId, now, shown }: { groupId?: GroupId | undefined; now: Date; shown: number },
): Promise<StockSummary> {
  const counted =
    groupId === undefined ? sql`g.is_active and not (g.is_demo and ${reachesWholeSite(scope)}::boolean)` : sql`true`;
  const { rows } = await sql<StockSummary>`
    with ${stockKeys(scope, { groupId, now })},
    inside as (select s.*, g.name as group_name, s.pot + s.pools as unissued, ${isLow} as is_low
      from stock s join groups g on g.id = s.group_id and ${counted})
    select coalesce(sum(pot), 0)::int as pot, coalesce(sum(held), 0)::int as held,
      count(*) filter (where is_low)::int as low_stock,
      (select coalesce(json_agg(json_build_object('group', json_build_object('id', low.group_id, 'name', low.group_name),
          'title', low.title, 'months', low.certificate_months, 'left', low.unissued, 'bought', low.bought)
          order by low.unissued, low.title, low.certificate_months), '[]')
        from (select * from inside where is_low
          order by unissued, group_id, product_type, product_id, certificate_months limit ${shown}) low) as lowest
    from inside`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A sum without groups has one row');
  return row;
}

/** Counts the ledger keys with low or empty stock, for open organisations that have any. */
export async function countLowKeys(
  db: Queries,
  scope: Scope,
  { groupIds, now }: { groupIds?: readonly number[] | undefined; now: Date },
): Promise<{ group_id: number; low: number }[]> {
  const { rows } = await sql<{ group_id: number; low: number }>`
    with ${stockKeys(scope, { groupIds, now })}
    select s.group_id, count(*)::int as low from stock s where ${isLow} group by s.group_id`.execute(db);
  return rows;
}

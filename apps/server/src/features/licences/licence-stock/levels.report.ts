import { limits } from '@doselore/contract';
import type { LevelsQuery } from '@doselore/contract/licence-levels';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, sortNameOf, whenSearched } from '../../../platform/db/index.ts';
import { cover } from './issue-rate.repository.ts';
import { isAtLevel, type StockData, stockKeys } from './stock.report.ts';

export type LevelData = StockData & {
  group_name: string;
  days_of_cover: number | null;
  ending_90_days: number;
  total: number;
  /** Position in the sorted list. */
  place: number;
};

type Filter = LevelsQuery & { now: Date };

const sortable = {
  title: sql`lower(s.title)`,
  group: sql`lower(s.group_name)`,
  months: sql`nullif(s.certificate_months, 0)`,
  bought: 's.bought',
  pot: 's.pot',
  pools: 's.pools',
  held: 's.held',
  used: 's.used',
  void: 's.void',
  issued: 's.issued_90_days',
  cover: cover('(s.pot + s.pools)', 's.issued_90_days'),
  ending: sql`coalesce(k.number, 0)`,
};

/** SQL for valid certificates of members that expire within 90 days, by product. */
const ending = ({ now, isCounted }: { now: Date; isCounted: RawBuilder<unknown> }) => sql`(
  select c.group_id, c.product_type, c.product_id, count(*)::int as number from certificates c
  join group_members m on m.user_id = c.user_id and m.group_id = c.group_id and m.archived_at is null
  where c.state = 'valid' and c.user_id not in (select id from users where state = 'disabled')
    and c.expires_on between ${now}::date and ${now}::date + 90
    and ${isCounted} group by 1, 2, 3)`;

/** SQL that joins the expiries of every key as `k`, where the list is sorted by them. */
function endingOfAll(filter: Filter): RawBuilder<unknown> {
  if (sortNameOf(filter, sortable) !== 'ending') return sql``;
  const { now, groupId } = filter;
  return sql`left join ${ending({ now, isCounted: groupId === undefined ? sql`true` : sql`c.group_id = ${groupId}` })} k
    using (group_id, product_type, product_id)`;
}

/** SQL condition over a certificate `c`: the page shows its key. A file shows all keys, so every certificate counts. */
const isOnPage = ({ per_page: size }: Filter) =>
  size > limits.pageSizeMax
    ? sql`true`
    : sql`(c.group_id, c.product_type, c.product_id) in (select group_id, product_type, product_id from page)`;

/**
 * Lists stock levels (domain 2.3). Counts expiries only for the shown page, or for all keys where they are sorted by
 * them.
 */
export async function listLevelRows(db: Queries, scope: Scope, filter: Filter): Promise<LevelData[]> {
  const { now } = filter;
  const order = sql`${orderBy(filter, sortable)}, lower(s.title), s.group_id, s.product_id, s.certificate_months`;
  const { rows } = await sql<LevelData>`
    with ${stockKeys(scope, { groupId: filter.groupId, now })},
    named as (select k.*, g.name as group_name from stock k join groups g on g.id = k.group_id),
    page as materialized (
      select s.*, count(*) over ()::int as total, row_number() over (order by ${order}) as place
      from named s ${endingOfAll(filter)}
      where ${whenSearched(filter.q, sql`lower(s.title || ' ' || s.group_name) like ${containing(filter.q)}`)} and ${isAtLevel(filter.level)}
      order by ${order} ${limitTo(filter)}
    ), counted as (
      select p.*, coalesce(e.number, 0) as ending_90_days from page p
      left join ${ending({ now, isCounted: isOnPage(filter) })} e using (group_id, product_type, product_id)
    )
    select c.*, ${cover('(c.pot + c.pools)', 'c.issued_90_days')} as days_of_cover from counted c order by c.place`.execute(
    db,
  );
  return rows;
}

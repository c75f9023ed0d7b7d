import type { ProductType } from '@doselore/contract';
import { refreshableDays } from '@doselore/contract/certificates';
import { type LinkKind, type LinksQuery, renewalWindowDays } from '@doselore/contract/linked-courses';
import { type RawBuilder, sql } from 'kysely';
import { containing, limitTo, orderBy, type Queries, type Tx, whenSearched } from '../../../platform/db/index.ts';
import type { Edge, Product } from './link-graph.ts';

export type Link = Edge & { id: number };
export type LinkableData = { product_type: ProductType; product_id: number; title: string; months: number };

/** SQL for every product, also archived ones. */
export const products = sql`(select 'abstract_course' as product_type, id as product_id, title, default_months as months,
    archived_at from abstract_courses
  union all select 'abstract_paper_course', id, title, default_months, archived_at from abstract_paper_courses)`;

/**
 * SQL for the people who count: active members, as `m`. Looks up the few disabled accounts once, because a look-up for
 * each person takes most of the time.
 */
const currentMembers = sql`(select group_id, user_id from group_members
  where archived_at is null and user_id not in (select id from users where state = 'disabled')) m`;

/** SQL for certificates of people who count, in the organisation of the certificate. */
export const currentHolders = sql`certificates c join ${currentMembers} on m.group_id = c.group_id and m.user_id = c.user_id`;

/** SQL for certificates that are in force on a day and were not withdrawn by then. */
export const isInForceOn = (day: string) => sql`c.awarded_on <= ${day}::date
  and (c.expires_on is null or c.expires_on >= ${day}::date) and (c.revoked_from is null or c.revoked_from > ${day}::date)`;

/**
 * Holds the lock on all links until commit: of two admins who make links at once, the second sees those of the first. A
 * circle can run through any of them, so no smaller lock is enough. Readers do not wait.
 */
export async function lockLinks(tx: Tx): Promise<void> {
  await sql`lock table product_links in share row exclusive mode`.execute(tx);
}

/** Lists the links that hold now. */
export async function listLinksNow(db: Queries): Promise<Link[]> {
  const rows = await db
    .selectFrom('product_links')
    .select(['id', 'kind', 'from_type', 'from_id', 'to_type', 'to_id'])
    .where('until_on', 'is', null)
    .$narrowType<{ kind: LinkKind; from_type: ProductType; to_type: ProductType }>()
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    from: { productType: row.from_type, productId: row.from_id },
    to: { productType: row.to_type, productId: row.to_id },
  }));
}

type By = { actorId: number; at: Date; today: string };

export async function insertLink(tx: Tx, { kind, from, to, ...by }: Edge & By): Promise<number> {
  const { id } = await tx
    .insertInto('product_links')
    .values({
      kind,
      from_type: from.productType,
      from_id: from.productId,
      to_type: to.productType,
      to_id: to.productId,
      from_on: by.today,
      made_by: by.actorId,
      made_at: by.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends links. A link of a later clock ends on its first day. */
export async function endLinks(tx: Tx, { ids, actorId, at, today }: By & { ids: readonly number[] }): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('product_links')
    .set({ until_on: sql<string>`greatest(from_on, ${today}::date)`, ended_by: actorId, ended_at: at })
    .where('id', 'in', [...ids])
    .where('until_on', 'is', null)
    .execute();
}

/** Lists products that are not archived, by title. */
export async function listLinkableRows(db: Queries): Promise<LinkableData[]> {
  const { rows } = await sql<LinkableData>`
    select p.product_type, p.product_id, p.title, p.months from ${products} p where p.archived_at is null
    order by lower(p.title), p.product_type, p.product_id`.execute(db);
  return rows;
}

export type NamedProduct = {
  product_type: ProductType;
  product_id: number;
  title: string;
  months: number;
  is_archived: boolean;
};

/** Finds these products with their titles, archived ones too. */
export async function findProducts(db: Queries, chosenProducts: readonly Product[]): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`
    select p.product_type, p.product_id, p.title, p.months, p.archived_at is not null as is_archived from ${products} p
    where (p.product_type, p.product_id) in (select * from unnest(
      ${chosenProducts.map((one) => one.productType)}::text[], ${chosenProducts.map((one) => one.productId)}::bigint[]))`.execute(
    db,
  );
  return rows;
}

export type LinkData = {
  id: number;
  kind: LinkKind;
  from_type: ProductType;
  from_id: number;
  from_title: string;
  to_type: ProductType;
  to_id: number;
  to_title: string;
  from_on: string;
  made_by: string | null;
  until_on: string | null;
};

const links = sql`select k.id, k.kind, k.from_type, k.from_id, f.title as from_title, k.to_type, k.to_id, t.title as to_title,
    k.from_on, u.first_name || ' ' || u.last_name as made_by, k.until_on
  from product_links k join ${products} f on f.product_type = k.from_type and f.product_id = k.from_id
  join ${products} t on t.product_type = k.to_type and t.product_id = k.to_id
  left join users u on u.id = k.made_by`;

/** Takes no scope: courses of the catalogue, and numbers of people, for site admins. */
export async function findLink(db: Queries, linkId: number): Promise<LinkData | undefined> {
  const { rows } = await sql<LinkData>`${links} where k.id = ${linkId}`.execute(db);
  return rows[0];
}

const sortable = { since: 'x.from_on', kind: 'x.kind', from: sql`lower(x.from_title)`, to: sql`lower(x.to_title)` };

/** SQL for the certificates for one side of the links in `shown`. `condition` is SQL over the certificate `c`. */
const certificatesOf = (side: 'from' | 'to', kinds: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
  select x.id, c.user_id, c.group_id from shown x join certificates c
    on c.product_type = x.${sql.raw(side)}_type and c.product_id = x.${sql.raw(side)}_id
  where x.kind in (${kinds}) and ${condition}`;

/** SQL for the number of people whose certificates a link in `shown` concerns. Reads the members once for all links. */
const holders = (today: string) => sql`select id, count(*)::int as people from (
  select distinct h.id, h.user_id from (
    ${certificatesOf('from', sql`'covers', 'equivalent'`, isInForceOn(today))}
    union all ${certificatesOf('to', sql`'equivalent'`, isInForceOn(today))}
    union all ${certificatesOf(
      'from',
      sql`'refresher'`,
      sql`c.state = 'valid'
      and c.expires_on between ${today}::date - ${refreshableDays}::int and ${today}::date + ${renewalWindowDays}::int`,
    )}
  ) h join ${currentMembers} on m.group_id = h.group_id and m.user_id = h.user_id) each_once
  group by id`;

/**
 * Lists the links that hold now, the newest first, with the people whom each concerns on this day.
 * Takes no scope: courses of the catalogue, and numbers of people, for site admins.
 */
export async function listLinkRows(
  db: Queries,
  { query, today }: { query: LinksQuery; today: string },
): Promise<(LinkData & { people: number | null; total: number })[]> {
  const { rows } = await sql<LinkData & { people: number | null; total: number }>`
    with shown as materialized (
      select x.*, count(*) over ()::int as total from (${links} where k.until_on is null) x
      where (${query.kind} = '' or x.kind = ${query.kind})
        and (${query.product} = ''
          or ${query.product} in (x.from_type || '-' || x.from_id, x.to_type || '-' || x.to_id))
        and ${whenSearched(query.q, sql`lower(x.from_title || ' ' || x.to_title) like ${containing(query.q)}`)}
      order by ${orderBy({ sort: query.sort || '-since' }, sortable)}, x.id desc ${limitTo(query)}),
    holders as (${holders(today)})
    select x.id, x.kind, x.from_type, x.from_id, x.from_title, x.to_type, x.to_id, x.to_title, x.from_on, x.made_by,
      x.until_on, x.total,
      case x.kind when 'prerequisite' then (select count(distinct l.user_id)::int from licences l
          where l.product_type = x.to_type and l.product_id = x.to_id and l.state = 'issued' and not l.is_free_retry
            and not exists (select from covers_on(${today}::date) v where v.user_id = l.user_id and v.group_id = l.group_id
              and v.product_type = x.from_type and v.product_id = x.from_id))
        when 'bundled' then null else coalesce(h.people, 0) end as people
    from shown x left join holders h using (id)
    order by ${orderBy({ sort: query.sort || '-since' }, sortable)}, x.id desc`.execute(db);
  return rows;
}

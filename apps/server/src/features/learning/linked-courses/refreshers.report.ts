import type { ListQuery, ProductType } from '@doselore/contract';
import { refreshableDays } from '@doselore/contract/certificates';
import { renewalWindowDays, worthRefreshing } from '@doselore/contract/linked-courses';
import { sql } from 'kysely';
import { containing, limitTo, orderBy, type Queries, whenSearched } from '../../../platform/db/index.ts';
import { currentHolders, products } from './linked-courses.repository.ts';

export type RefresherData = {
  id: number;
  full_type: ProductType;
  full_id: number;
  full_title: string;
  full_months: number;
  refresher_type: ProductType;
  refresher_id: number;
  refresher_title: string;
  refresher_months: number;
  renewed_by_refresher: number;
  renewed_by_full: number;
  in_window: number;
  with_licence: number;
  past_window: number;
  total: number;
};

type Filter = { query: ListQuery; today: string };

/** SQL for the licence that a certificate was given for. Certificates from before this site have none. */
const licenceOf = sql`case c.source when 'online' then (select o.licence_id from course_users o where o.id = c.source_id)
  when 'paper' then (select r.licence_id from paper_results r where r.id = c.source_id)
  when 'pled' then c.source_id end`;

const sortable = {
  full: sql`lower(x.full_title)`,
  refresher: sql`lower(x.refresher_title)`,
  renewed: sql`x.renewed_by_refresher`,
  window: sql`x.in_window`,
  past: sql`x.past_window`,
};

/**
 * Lists refresher links. A renewal is a certificate of the full course that superseded another one for it; its licence
 * says by which course. Corrections of a certificate are no renewals.
 * Takes no scope: courses of the catalogue, and numbers of people, for site admins.
 */
export async function listRefresherRows(db: Queries, { query, today }: Filter): Promise<RefresherData[]> {
  const isOpen = sql`exists (select from licences l where l.user_id = c.user_id and l.group_id = c.group_id
    and l.state in ('issued', 'in_progress')
    and (l.product_type, l.product_id) in ((k.from_type, k.from_id), (k.to_type, k.to_id)))`;
  const { rows } = await sql<RefresherData>`
    select x.*, count(*) over ()::int as total from (
      select k.id, k.from_type as full_type, k.from_id as full_id, f.title as full_title, f.months as full_months,
        k.to_type as refresher_type, k.to_id as refresher_id, t.title as refresher_title, t.months as refresher_months,
        coalesce(r.by_refresher, 0)::int as renewed_by_refresher, coalesce(r.by_full, 0)::int as renewed_by_full,
        w.in_window, w.with_licence, w.past_window
      from product_links k join ${products} f on f.product_type = k.from_type and f.product_id = k.from_id
      join ${products} t on t.product_type = k.to_type and t.product_id = k.to_id
      cross join lateral (select count(*) filter (where (l.product_type, l.product_id) = (k.to_type, k.to_id)) as by_refresher,
          count(*) filter (where (l.product_type, l.product_id) = (k.from_type, k.from_id)) as by_full
        from certificates c join licences l on l.id = ${licenceOf}
        where c.product_type = k.from_type and c.product_id = k.from_id and c.supersedes_id is not null and c.revision = 1
          and c.awarded_on > ${today}::date - interval '12 months' and c.awarded_on <= ${today}::date) r
      cross join lateral (select
          count(distinct c.user_id) filter (where c.expires_on >= ${today}::date - ${refreshableDays}::int)::int as in_window,
          count(distinct c.user_id) filter (where c.expires_on >= ${today}::date - ${refreshableDays}::int and ${isOpen})::int
            as with_licence,
          count(distinct c.user_id) filter (where c.expires_on < ${today}::date - ${refreshableDays}::int)::int as past_window
        from ${currentHolders} where c.product_type = k.from_type and c.product_id = k.from_id and c.state = 'valid'
          and c.expires_on <= ${today}::date + ${renewalWindowDays}::int) w
      where k.kind = 'refresher' and k.until_on is null
    ) x where ${whenSearched(query.q, sql`lower(x.full_title || ' ' || x.refresher_title) like ${containing(query.q)}`)}
    order by ${orderBy(query, sortable)}, x.id ${limitTo(query)}`.execute(db);
  return rows;
}

export type UnrefreshedData = {
  product_type: ProductType;
  product_id: number;
  title: string;
  months: number;
  valid: number;
  expiring: number;
  total: number;
};

/**
 * Lists products that could have a refresher, those with the most certificates that expire within 12 months first.
 * Takes no scope: courses of the catalogue, and numbers of people, for site admins.
 */
export async function listUnrefreshedRows(db: Queries, { query, today }: Filter): Promise<UnrefreshedData[]> {
  const { rows } = await sql<UnrefreshedData>`
    select x.*, count(*) over ()::int as total from (
      select p.product_type, p.product_id, p.title, p.months, v.valid, v.expiring from ${products} p
      join (select c.product_type, c.product_id, count(*)::int as valid,
          count(*) filter (where c.expires_on <= (${today}::date + interval '12 months')::date)::int as expiring
        from ${currentHolders} where c.state = 'valid' and (c.expires_on is null or c.expires_on >= ${today}::date)
        group by 1, 2 having count(*) >= ${worthRefreshing}) v using (product_type, product_id)
      where p.months > 0 and p.archived_at is null
        and not exists (select from product_links k where k.kind = 'refresher' and k.until_on is null
          and (p.product_type, p.product_id) in ((k.from_type, k.from_id), (k.to_type, k.to_id)))
    ) x where ${whenSearched(query.q, sql`lower(x.title) like ${containing(query.q)}`)}
    order by ${orderBy({ sort: query.sort || '-expiring' }, { expiring: 'x.expiring', title: sql`lower(x.title)`, valid: 'x.valid' })},
      lower(x.title), x.product_type, x.product_id ${limitTo(query)}`.execute(db);
  return rows;
}

import type { ListQuery, ProductType } from '@doselore/contract';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../platform/db/index.ts';
import { titleOf } from '../licences/index.ts';

export type ExpiryPlanData = {
  product_type: ProductType;
  product_id: number;
  title: string;
  certificate_months: number;
  ending_90_days: number;
  renewing: number;
  available: number;
  to_buy: number;
  total: number;
};
type Filter = ListQuery & { groupId: number; now: Date };

/** Valid certificates of current members that end within 90 days, as `ending`. */
const endingOf = (scope: Scope, { groupId, now }: Pick<Filter, 'groupId' | 'now'>) => sql`ending as materialized (
  select c.user_id, c.group_id, c.product_type, c.product_id, c.expires_on, c.months, exists (select from licences l
      where l.user_id = c.user_id and l.group_id = c.group_id and l.product_type = c.product_type
        and l.product_id = c.product_id and l.state in ('issued', 'in_progress')) as is_renewing
  from certificates c join group_members m on m.user_id = c.user_id and m.group_id = c.group_id and m.archived_at is null
  join users u on u.id = c.user_id and u.state <> 'disabled'
  where c.group_id = ${groupId} and ${scopeWhere(scope, { group: sql.ref('c.group_id') })} and c.state = 'valid'
    and c.expires_on between ${now}::date and ${now}::date + 90)`;

const sortable = {
  ending: 's.ending_90_days',
  title: sql`lower(s.title)`,
  renewing: 's.renewing',
  available: 's.available',
  to_buy: 's.to_buy',
};

export async function listExpiryPlanRows(db: Queries, scope: Scope, filter: Filter): Promise<ExpiryPlanData[]> {
  const { rows } = await sql<ExpiryPlanData>`
    with ${endingOf(scope, filter)}, counted as (
      select e.group_id, e.product_type, e.product_id, count(*)::int as ending_90_days,
        count(*) filter (where e.is_renewing)::int as renewing, mode() within group (order by e.months) as usual
      from ending e group by 1, 2, 3
    ), stocked as (
      select c.*, ${titleOf('c')} as title, coalesce(p.available, 0)::int as available, p.months from counted c
      left join lateral (
        select sum(a.available) as available, (array_agg(a.certificate_months order by a.available desc))[1] as months
        from licence_accounts a where a.group_id = c.group_id and a.product_type = c.product_type
          and a.product_id = c.product_id and a.kind = 'POT' and a.available > 0) p on true
    )
    select s.*, count(*) over ()::int as total from (
      select product_type, product_id, title, coalesce(months, usual)::int as certificate_months, ending_90_days, renewing,
        available, greatest(0, ending_90_days - renewing - available)::int as to_buy from stocked
    ) s where lower(s.title) like ${containing(filter.q)}
    order by ${orderBy({ sort: filter.sort || '-to_buy' }, sortable)}, lower(s.title), s.product_id ${limitTo(filter)}`.execute(
    db,
  );
  return rows;
}

export type ExpiringData = {
  id: number;
  name: string;
  services: { id: number; name: string }[];
  expires_on: string;
  is_renewing: boolean;
  total: number;
};

export async function listExpiringRows(
  db: Queries,
  scope: Scope,
  filter: Filter & { productType: ProductType; productId: number },
): Promise<ExpiringData[]> {
  const { rows } = await sql<ExpiringData>`
    with ${endingOf(scope, filter)}
    select s.*, count(*) over ()::int as total from (
      select e.user_id as id, u.first_name || ' ' || u.last_name as name, e.expires_on, e.is_renewing,
        coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name) from subgroup_members b
          join subgroups p on p.id = b.subgroup_id and p.archived_at is null
          where b.user_id = e.user_id and b.group_id = e.group_id), '[]') as services
      from ending e join users u on u.id = e.user_id
      where e.product_type = ${filter.productType} and e.product_id = ${filter.productId}
    ) s where lower(s.name) like ${containing(filter.q)}
    order by ${orderBy(filter, { expires: 's.expires_on', name: sql`lower(s.name)` })}, s.id ${limitTo(filter)}`.execute(
    db,
  );
  return rows;
}

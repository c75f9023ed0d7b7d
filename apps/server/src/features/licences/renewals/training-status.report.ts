import type { ProductType } from '@doselore/contract';
import { refreshableDays, renewalWindowDays } from '@doselore/contract/certificates';
import type { RenewalOffer } from '@doselore/contract/renewals';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CheckedPlace, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { isOpenProduct, type Queries, titleOf } from '../../../platform/db/index.ts';
import { refreshers } from './renewals.report.ts';

export type TrainingData = {
  user_id: number;
  group_id: number;
  group_name: string;
  product_type: ProductType;
  product_id: number;
  title: string;
  months: number;
  is_missing: boolean;
  expires_on: string | null;
  licence: { id: number; title: string; issued_on: string; is_started: boolean } | null;
  seat: RenewalOffer | null;
};

/**
 * Stock that the caller may issue from. `withPot` includes the general pot. Without it, the service admin `potFor` may
 * use the pot of a service that allows it.
 */
type Stock = { withPot: boolean; potFor: number };
export type TrainingFilter = {
  userIds: readonly number[];
  /** Left out for every organisation in scope. */
  place?: CheckedPlace | undefined;
  stock: Stock;
  /** `YYYY-MM-DD`. */
  today: string;
};

/** SQL over a table with a person and an organisation: rows of the people, at the place and inside the scope. */
function isOfPeople(scope: Scope, { userIds, place }: TrainingFilter, table: string): RawBuilder<SqlBool> {
  const [userId, groupId] = [sql.ref(`${table}.user_id`), sql.ref(`${table}.group_id`)];
  const subgroupId = place?.subgroupId ?? null;
  return sql<SqlBool>`${userId} = any(${[...userIds]}::bigint[])
    and ${place === undefined ? sql`true` : sql`${groupId} = ${place.groupId}`}
    and ${scopeWhere(scope, { group: groupId, subgroup: sql`${subgroupId}::bigint` })}
    and (${subgroupId}::bigint is null or exists (select from subgroup_members b
      where b.subgroup_id = ${subgroupId} and b.user_id = ${userId}))`;
}

/** SQL over accounts `a`: the caller may issue from the account, the pool of the service or the general pot. */
function isSource({ place, stock }: TrainingFilter): RawBuilder<SqlBool> {
  const subgroupId = place?.subgroupId ?? 0;
  return sql<SqlBool>`((a.kind = 'POOL' and a.place_id = ${subgroupId}) or (a.kind = 'POT' and (${stock.withPot}
    or exists (select from subgroup_managers m where m.user_id = ${stock.potFor} and m.subgroup_id = ${subgroupId}
      and m.general_pot_access))))`;
}

/** SQL over items `i` and a table with products: the row is about the course of the item, or about its refresher. */
const isCourseOrRefresher = (table: string) => {
  const product = sql`(${sql.ref(`${table}.product_type`)}, ${sql.ref(`${table}.product_id`)})`;
  return sql<SqlBool>`(${product} = (i.product_type, i.product_id) or ${product} in (
    select r.type, r.id from refreshers r where r.from_type = i.product_type and r.from_id = i.product_id))`;
};

/**
 * Lists the valid certificates of people, and courses with an unfinished licence and no certificate (`is_missing`). Each
 * row has the unfinished licence that renews the certificate, or the best seat for it. A refresher comes before the full
 * course while the refresher still renews the certificate. The pool of the service comes before the pot.
 */
export async function listTrainingRows(db: Queries, scope: Scope, filter: TrainingFilter): Promise<TrainingData[]> {
  const { today } = filter;
  const { rows } = await sql<TrainingData>`
    with ${refreshers}, certified as materialized (
      select c.user_id, c.group_id, c.product_type, c.product_id, c.months, c.expires_on from certificates c
      where c.state = 'valid' and ${isOfPeople(scope, filter, 'c')}
    ), live as materialized (
      select l.id, l.user_id, l.group_id, l.product_type, l.product_id, l.certificate_months, l.issued_at, l.state
      from licences l where l.state in ('issued', 'in_progress') and ${isOfPeople(scope, filter, 'l')}
    ), items as (
      select i.*, false as is_missing from certified i
      union all
      select l.user_id, l.group_id, l.product_type, l.product_id, l.certificate_months, null, true from live l
      where not exists (select from certified i where i.user_id = l.user_id and i.group_id = l.group_id
        and ${isCourseOrRefresher('l')})
    )
    select i.user_id, i.group_id, g.name as group_name, i.product_type, i.product_id, ${titleOf('i')} as title, i.months,
      i.is_missing, i.expires_on, f.licence, s.seat
    from items i join groups g on g.id = i.group_id
    left join lateral (
      select json_build_object('id', l.id, 'title', ${titleOf('l')}, 'issued_on', to_char(l.issued_at, 'YYYY-MM-DD'),
        'is_started', l.state = 'in_progress') as licence
      from live l where l.user_id = i.user_id and l.group_id = i.group_id and ${isCourseOrRefresher('l')}
      order by l.issued_at desc, l.id desc limit 1) f on true
    left join lateral (
      select json_build_object('productType', a.product_type, 'productId', a.product_id, 'title', ${titleOf('a')},
        'certificateMonths', a.certificate_months, 'source', a.kind, 'available', a.available,
        'is_refresher', (a.product_type, a.product_id) <> (i.product_type, i.product_id)) as seat
      from licence_accounts a where a.group_id = i.group_id and a.available > 0 and ${isSource(filter)} and ${isOpenProduct('a')}
        and ((a.product_type, a.product_id) = (i.product_type, i.product_id)
          or (i.expires_on >= ${today}::date - ${refreshableDays}::int and ${isCourseOrRefresher('a')}))
      order by (a.product_type, a.product_id) = (i.product_type, i.product_id), a.kind = 'POT',
        a.certificate_months = i.months desc, a.available desc, a.certificate_months limit 1) s
      on f.licence is null and i.expires_on <= ${today}::date + ${renewalWindowDays}::int
    order by i.expires_on nulls last, lower(${titleOf('i')}), i.group_id, i.product_id`.execute(db);
  return rows;
}

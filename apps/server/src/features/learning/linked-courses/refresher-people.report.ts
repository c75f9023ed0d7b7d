import { refreshableDays } from '@doselore/contract/certificates';
import { type RefresherPeopleQuery, renewalWindowDays } from '@doselore/contract/linked-courses';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, whenSearched } from '../../../platform/db/index.ts';
import { currentHolders } from './linked-courses.repository.ts';

export type RefresherPersonData = {
  certificate_id: number;
  user_id: number;
  name: string;
  group_id: number;
  group_name: string;
  expires_on: string;
  licence: 'full' | 'refresher' | null;
  total: number;
};

const sortable = { expires: 'x.expires_on', name: sql`lower(x.name)`, group: sql`lower(x.group_name)` };

/** Lists the certificates of the full course of a refresher link that are inside the window of renewal, or past it. */
export async function listRefresherPeopleRows(
  db: Queries,
  scope: Scope,
  { linkId, query, today }: { linkId: number; query: RefresherPeopleQuery; today: string },
): Promise<RefresherPersonData[]> {
  const isLate = sql`c.expires_on < ${today}::date - ${refreshableDays}::int`;
  const isAsked =
    query.who === 'late' ? isLate : sql`not ${isLate} and c.expires_on <= ${today}::date + ${renewalWindowDays}::int`;
  const { rows } = await sql<RefresherPersonData>`
    select x.*, count(*) over ()::int as total from (
      select c.id as certificate_id, c.user_id, u.first_name || ' ' || u.last_name as name, c.group_id, g.name as group_name,
        c.expires_on, (select case when (l.product_type, l.product_id) = (k.to_type, k.to_id) then 'refresher' else 'full' end
          from licences l where l.user_id = c.user_id and l.group_id = c.group_id and l.state in ('issued', 'in_progress')
            and (l.product_type, l.product_id) in ((k.from_type, k.from_id), (k.to_type, k.to_id))
          order by l.id desc limit 1) as licence
      from product_links k join ${currentHolders} on c.product_type = k.from_type and c.product_id = k.from_id
      join users u on u.id = c.user_id join groups g on g.id = c.group_id
      where k.id = ${linkId} and k.kind = 'refresher' and c.state = 'valid' and ${isAsked}
        and ${scopeWhere(scope, { group: sql.ref('c.group_id') })}
    ) x where ${whenSearched(query.q, sql`lower(x.name || ' ' || x.group_name) like ${containing(query.q)}`)}
    order by ${orderBy({ sort: query.sort || 'expires' }, sortable)}, lower(x.name), x.certificate_id ${limitTo(query)}`.execute(
    db,
  );
  return rows;
}

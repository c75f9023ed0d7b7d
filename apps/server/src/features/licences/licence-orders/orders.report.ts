import type { ListQuery, ProductType } from '@doselore/contract';
import type { OrderRow } from '@doselore/contract/licence-orders';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, titleOf } from '../../../platform/db/index.ts';

export type OrderData = {
  id: number;
  product_type: ProductType;
  product_id: number;
  title: string;
  certificate_months: number;
  quantity: number;
  transaction_ref: string;
  po_reference: string;
  direct_service_order: number;
  licence_request_id: number | null;
  subgroup_id: number | null;
  subgroup_name: string | null;
  virtual_group_id: number | null;
  virtual_group_title: string | null;
  state: OrderRow['state'];
  ordered_by: string;
  ordered_at: Date;
  total: number;
};

const sortable = { id: 'x.id', ordered: 'x.ordered_at', title: sql`lower(x.title)`, quantity: 'x.quantity' };

/** Lists orders. `q` searches the course and the two references. */
export async function listOrderRows(
  db: Queries,
  scope: Scope,
  filter: ListQuery & { groupId: number; state: OrderRow['state'] | '' },
): Promise<OrderData[]> {
  const { rows } = await sql<OrderData>`
    select x.*, count(*) over ()::int as total from (
      select o.id, o.product_type, o.product_id, ${titleOf('o')} as title, o.certificate_months, o.quantity,
        o.transaction_ref, o.po_reference, o.direct_service_order, o.licence_request_id, o.subgroup_id,
        s.name as subgroup_name, o.virtual_group_id, v.title as virtual_group_title, o.state,
        u.first_name || ' ' || u.last_name as ordered_by, o.ordered_at
      from licence_orders o join users u on u.id = o.ordered_by left join subgroups s on s.id = o.subgroup_id
      left join virtual_groups v on v.id = o.virtual_group_id
      where o.group_id = ${filter.groupId} and ${scopeWhere(scope, { group: sql.ref('o.group_id') })}
        and (${filter.state} = '' or o.state = ${filter.state})
    ) x where lower(x.title || ' ' || x.po_reference || ' ' || x.transaction_ref) like ${containing(filter.q)}
    order by ${orderBy({ sort: filter.sort || '-ordered' }, sortable)}, x.id desc ${limitTo(filter)}`.execute(db);
  return rows;
}

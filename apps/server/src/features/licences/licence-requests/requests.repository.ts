import type { ProductType } from '@doselore/contract';
import type { LicenceRequestState, LicenceRequestsQuery } from '@doselore/contract/licence-requests';
import { sql } from 'kysely';
import { type GroupId, type Scope, scopeWhere, type VirtualGroupId } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, type Tx, titleOf } from '../../../platform/db/index.ts';

export type RequestData = {
  id: number;
  group_id: number;
  group_name: string;
  subgroup_id: number | null;
  subgroup_name: string | null;
  virtual_group_id: number | null;
  virtual_group_title: string | null;
  product_type: ProductType;
  product_id: number;
  title: string;
  certificate_months: number;
  quantity: number;
  fulfilled_quantity: number;
  note: string;
  state: LicenceRequestState;
  requested_by: string;
  requested_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  decision_note: string;
  pot: number;
  total: number;
};

const sortable = {
  requested: 'x.requested_at',
  title: sql`lower(x.title)`,
  service: sql`lower(coalesce(x.subgroup_name, x.virtual_group_title))`,
  group: sql`lower(x.group_name)`,
  quantity: 'x.quantity',
  state: 'x.state',
};

type Filter = LicenceRequestsQuery & { subgroupId?: number };

/** Lists requests, the latest first. `q` searches course, service, organisation and requester. */
export async function listRequestRows(db: Queries, scope: Scope, filter: Filter): Promise<RequestData[]> {
  const is = (column: string, value: number | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(`r.${column}`)} = ${value}`;
  const state =
    filter.state === 'open'
      ? sql`r.state in ('pending', 'part_fulfilled')`
      : sql`(${filter.state} = '' or r.state = ${filter.state})`;
  const { rows } = await sql<RequestData>`
    select x.*, count(*) over ()::int as total from (
      select r.id, r.group_id, g.name as group_name, r.subgroup_id, s.name as subgroup_name, r.virtual_group_id,
        v.title as virtual_group_title, r.product_type, r.product_id, ${titleOf('r')} as title, r.certificate_months,
        r.quantity, r.fulfilled_quantity, r.note, r.state, u.first_name || ' ' || u.last_name as requested_by,
        r.requested_at, d.first_name || ' ' || d.last_name as decided_by, r.decided_at, r.decision_note,
        coalesce((select a.available from licence_accounts a where a.group_id = r.group_id and a.kind = 'POT'
          and a.product_type = r.product_type and a.product_id = r.product_id
          and a.certificate_months = r.certificate_months), 0)::int as pot
      from licence_requests r join groups g on g.id = r.group_id left join subgroups s on s.id = r.subgroup_id
      left join virtual_groups v on v.id = r.virtual_group_id join users u on u.id = r.requested_by
      left join users d on d.id = r.decided_by
      where ${scopeWhere(scope, { group: sql.ref('r.group_id'), subgroup: sql.ref('r.subgroup_id') })}
        and ${is('group_id', filter.groupId)} and ${is('subgroup_id', filter.subgroupId)} and ${is('id', filter.request)}
        and ${state}
    ) x
    where lower(x.title || ' ' || coalesce(x.subgroup_name, x.virtual_group_title) || ' ' || x.group_name || ' ' || x.requested_by) like ${containing(filter.q)}
    order by ${orderBy({ sort: filter.sort || '-requested' }, sortable)}, x.id desc ${limitTo(filter)}`.execute(db);
  return rows;
}

export type NewRequest = {
  groupId: GroupId;
  /** Null where a virtual group without a service makes the request. */
  subgroupId: number | null;
  virtualGroupId?: number | undefined;
  productType: ProductType;
  productId: number;
  certificateMonths: number;
  quantity: number;
  note: string;
  requestedBy: number;
  at: Date;
};

type SavedRequest = {
  id: number;
  is_amended: boolean;
  /** Quantity before, when the request is amended. */
  before: number;
  note: string;
  requested_by: string;
  /** Name of the service or title of the Pharmacist-led Course. */
  place: string;
};

/**
 * Inserts a request, or amends a pending one for the same licences, which keeps its note where the new one is empty.
 * The database allows no second one, even for concurrent requests.
 */
export async function saveRequest(tx: Tx, request: NewRequest): Promise<SavedRequest> {
  const { rows } = await sql<SavedRequest>`
    with held as (
      select id, quantity from licence_requests where subgroup_id is not distinct from ${request.subgroupId} and state = 'pending'
        and product_type = ${request.productType} and product_id = ${request.productId}
        and certificate_months = ${request.certificateMonths}
        and coalesce(virtual_group_id, 0) = ${request.virtualGroupId ?? 0} for update
    )
    insert into licence_requests as r (group_id, subgroup_id, virtual_group_id, product_type, product_id, certificate_months,
      quantity, note, requested_by, requested_at)
    values (${request.groupId}, ${request.subgroupId}, ${request.virtualGroupId ?? null}, ${request.productType}, ${request.productId},
      ${request.certificateMonths}, ${request.quantity}, ${request.note}, ${request.requestedBy}, ${request.at}::timestamptz)
    on conflict (coalesce(subgroup_id, 0), product_type, product_id, certificate_months, coalesce(virtual_group_id, 0))
      where state = 'pending'
    do update set quantity = excluded.quantity, note = coalesce(nullif(excluded.note, ''), r.note),
      requested_by = excluded.requested_by,
      requested_at = excluded.requested_at
    returning r.id, r.xmax <> 0 as is_amended, coalesce((select quantity from held), 0) as before, r.note,
      (select first_name || ' ' || last_name from users where id = r.requested_by) as requested_by,
      coalesce((select title from virtual_groups where id = r.virtual_group_id),
        (select name from subgroups where id = r.subgroup_id)) as place`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('A request is either made or amended');
  return row;
}

type Ending = { requestId: number; state: LicenceRequestState; by: number; at: Date; note: string };

export async function endRequest(tx: Tx, end: Ending): Promise<void> {
  await tx
    .updateTable('licence_requests')
    .set({ state: end.state, decided_by: end.by, decided_at: end.at, decision_note: end.note })
    .where('id', '=', end.requestId)
    .execute();
}

export type Lapsed = {
  id: number;
  group_id: number;
  subgroup_id: number | null;
  virtual_group_id: number | null;
  requested_by: number;
  title: string;
};

/**
 * Lets requests without a decision since then lapse, and returns them.
 * Takes no scope: a daily job looks at the whole site.
 */
export async function lapseBefore(tx: Tx, params: { before: Date; at: Date }): Promise<Lapsed[]> {
  const { rows } = await sql<Lapsed>`
    with lapsed as (
      update licence_requests set state = 'lapsed', decided_at = ${params.at}::timestamptz
      where state in ('pending', 'part_fulfilled') and requested_at < ${params.before}::timestamptz returning *
    )
    select r.id, r.group_id, r.subgroup_id, r.virtual_group_id, r.requested_by, ${titleOf('r')} as title from lapsed r order by r.id`.execute(
    tx,
  );
  return rows;
}

type AskedFor = { pending: number; part_fulfilled: number };

/** Counts the seats that a virtual group has requested and not yet received, by the state of the request. */
export async function countAskedFor(db: Queries, virtualGroupId: VirtualGroupId): Promise<AskedFor> {
  const { rows } = await sql<AskedFor>`
    select coalesce(sum(quantity - fulfilled_quantity) filter (where state = 'pending'), 0)::int as pending,
      coalesce(sum(quantity - fulfilled_quantity) filter (where state = 'part_fulfilled'), 0)::int as part_fulfilled
    from licence_requests where virtual_group_id = ${virtualGroupId} and state in ('pending', 'part_fulfilled')`.execute(
    db,
  );
  return rows[0] ?? { pending: 0, part_fulfilled: 0 };
}

export async function listOpenRequestIds(tx: Tx, virtualGroupId: VirtualGroupId): Promise<number[]> {
  const rows = await tx
    .selectFrom('licence_requests')
    .select('id')
    .where('virtual_group_id', '=', virtualGroupId)
    .where('state', 'in', ['pending', 'part_fulfilled'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

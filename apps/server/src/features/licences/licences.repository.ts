import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import type { Queries, Tx } from '../../platform/db/index.ts';
import type { LedgerKey } from './ledger.ts';

export type StockNumbers = {
  product_id: number;
  title: string;
  certificate_months: number;
  bought: number;
  pot: number;
  pools: number;
  held: number;
  used: number;
};

/** Numbers of each key of an organisation, straight from the ledger's accounts. */
export async function listStockNumbers(
  db: Queries,
  scope: Scope,
  filter: { groupId: number; productId?: number; months?: number },
) {
  const { rows } = await sql<StockNumbers>`
    select a.product_id, p.title, a.certificate_months,
      coalesce(-sum(available) filter (where kind = 'SUPPLY'), 0)::int as bought,
      coalesce(sum(available) filter (where kind = 'POT'), 0)::int as pot,
      coalesce(sum(available) filter (where kind in ('POOL', 'VGPOOL')), 0)::int as pools,
      coalesce(sum(available) filter (where kind = 'HELD'), 0)::int as held,
      coalesce(sum(available) filter (where kind = 'USED'), 0)::int as used
    from licence_accounts a join abstract_courses p on p.id = a.product_id
    where a.product_type = 'abstract_course' and a.group_id = ${filter.groupId}
      and (${filter.productId ?? null}::bigint is null or a.product_id = ${filter.productId ?? null})
      and (${filter.months ?? null}::int is null or a.certificate_months = ${filter.months ?? null})
      and ${scopeWhere(scope, { group: sql.ref('a.group_id') })}
    group by a.product_id, p.title, a.certificate_months
    order by p.title, a.certificate_months`.execute(db);
  return rows;
}

export function listProducts(db: Queries) {
  return db
    .selectFrom('abstract_courses')
    .select(['id', 'title', 'default_months'])
    .where('archived_at', 'is', null)
    .orderBy('title')
    .execute();
}

export function findProduct(db: Queries, of: Pick<LedgerKey, 'productType' | 'productId'>) {
  return db
    .selectFrom(of.productType === 'abstract_course' ? 'abstract_courses' : 'abstract_paper_courses')
    .select(['id', 'title', 'archived_at'])
    .where('id', '=', of.productId)
    .executeTakeFirst();
}

export async function insertOrder(
  tx: Tx,
  order: LedgerKey & {
    quantity: number;
    transactionRef: string;
    poReference: string;
    directServiceOrder: number;
    licenceRequestId?: number | undefined;
    subgroupId?: number | undefined;
    virtualGroupId?: number | undefined;
    orderedBy: number;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('licence_orders')
    .values({
      group_id: order.groupId,
      product_type: order.productType,
      product_id: order.productId,
      certificate_months: order.certificateMonths,
      quantity: order.quantity,
      transaction_ref: order.transactionRef,
      po_reference: order.poReference,
      direct_service_order: order.directServiceOrder,
      licence_request_id: order.licenceRequestId ?? null,
      subgroup_id: order.subgroupId ?? null,
      virtual_group_id: order.virtualGroupId ?? null,
      ordered_by: order.orderedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** True when the organisation is open, and the service or virtual group, where one is named, is open and in it. */
export async function isPlaceIn(
  db: Queries,
  place: { groupId: number; subgroupId?: number | undefined; virtualGroupId?: number | undefined },
) {
  const { rows } = await sql<{ is_in: boolean }>`select
    exists (select from groups where id = ${place.groupId} and archived_at is null)
    and (${place.subgroupId ?? null}::bigint is null or exists (select from subgroups
      where id = ${place.subgroupId ?? null} and group_id = ${place.groupId} and archived_at is null))
    and (${place.virtualGroupId ?? null}::bigint is null or exists (select from virtual_groups
      where id = ${place.virtualGroupId ?? null} and group_id = ${place.groupId} and state not in ('closed', 'cancelled'))) as is_in`.execute(
    db,
  );
  return rows[0]?.is_in ?? false;
}

export async function insertLicence(
  tx: Tx,
  licence: LedgerKey & { userId: number; sourceAccountId: number; issuedBy: number; issuedAt: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('licences')
    .values({
      group_id: licence.groupId,
      product_type: licence.productType,
      product_id: licence.productId,
      certificate_months: licence.certificateMonths,
      user_id: licence.userId,
      source_account_id: licence.sourceAccountId,
      issued_by: licence.issuedBy,
      issued_at: licence.issuedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The ledger key of a licence that may be started, locked; undefined when it is in another state by now. */
export function lockIssuedLicence(tx: Tx, licenceId: number) {
  return tx
    .selectFrom('licences')
    .select(['id', 'group_id', 'product_type', 'product_id', 'certificate_months', 'is_free_retry'])
    .where('id', '=', licenceId)
    .where('state', '=', 'issued')
    .forUpdate()
    .executeTakeFirst();
}

export async function markStarted(tx: Tx, start: { licenceId: number; at: Date }): Promise<void> {
  await tx
    .updateTable('licences')
    .set({ state: 'in_progress', started_at: start.at })
    .where('id', '=', start.licenceId)
    .execute();
}

/** Final: a licence that has run out of attempts, or that was completed, is never opened again. */
export async function markFinished(
  tx: Tx,
  finish: { licenceId: number; outcome: 'completed' | 'failed'; at: Date },
): Promise<void> {
  await tx
    .updateTable('licences')
    .set({ state: finish.outcome, completed_at: finish.outcome === 'completed' ? finish.at : null })
    .where('id', '=', finish.licenceId)
    .where('state', '=', 'in_progress')
    .execute();
}

/** What each key of the pot could give this person now. */
export async function listOptions(db: Queries, scope: Scope, of: { groupId: number; userId: number; today: string }) {
  const { rows } = await sql<{
    product_id: number;
    title: string;
    certificate_months: number;
    available: number;
    has_live: boolean;
    valid_until: string | null;
  }>`
    select a.product_id, p.title, a.certificate_months, a.available,
      exists (select from licences l where l.user_id = ${of.userId} and l.group_id = a.group_id and l.product_id = a.product_id
        and l.product_type = a.product_type and l.state in ('issued', 'in_progress')) as has_live,
      (select c.expires_on from certificates c where c.user_id = ${of.userId} and c.group_id = a.group_id
        and c.product_id = a.product_id and c.product_type = a.product_type and c.state = 'valid'
        and c.expires_on >= ${of.today}::date) as valid_until
    from licence_accounts a join abstract_courses p on p.id = a.product_id and p.archived_at is null
    where a.kind = 'POT' and a.product_type = 'abstract_course' and a.group_id = ${of.groupId}
      and ${scopeWhere(scope, { group: sql.ref('a.group_id') })}
    order by p.title, a.certificate_months`.execute(db);
  return rows;
}

export async function getMemberName(db: Queries, userId: number): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${row.first_name} ${row.last_name}`;
}

export function listLicencesOf(
  db: Queries,
  scope: Scope,
  of: { groupId?: number; userId?: number; licenceId?: number },
) {
  let query = db
    .selectFrom('licences')
    .innerJoin('groups', 'groups.id', 'licences.group_id')
    .leftJoin('abstract_courses', (join) =>
      join.onRef('abstract_courses.id', '=', 'licences.product_id').on('licences.product_type', '=', 'abstract_course'),
    )
    .leftJoin('abstract_paper_courses', (join) =>
      join
        .onRef('abstract_paper_courses.id', '=', 'licences.product_id')
        .on('licences.product_type', '=', 'abstract_paper_course'),
    )
    .select([
      'licences.id',
      sql<string>`coalesce(abstract_courses.title, abstract_paper_courses.title)`.as('title'),
      'licences.certificate_months',
      'licences.state',
      'licences.issued_at',
      'licences.started_at',
      'licences.ended_at',
      'licences.completed_at',
      'licences.group_id',
      'groups.name as group_name',
    ])
    .where(scopeWhere(scope, { group: sql.ref('licences.group_id') }))
    .orderBy('licences.id', 'desc');
  if (of.groupId !== undefined) query = query.where('licences.group_id', '=', of.groupId);
  if (of.userId !== undefined) query = query.where('licences.user_id', '=', of.userId);
  if (of.licenceId !== undefined) query = query.where('licences.id', '=', of.licenceId);
  return query.execute();
}

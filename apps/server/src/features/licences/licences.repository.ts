import type { Place } from '@doselore/contract';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import type { Queries, Tx } from '../../platform/db/index.ts';
import type { LedgerKey } from '../ledger/index.ts';

export function findProduct(db: Queries, of: Pick<LedgerKey, 'productType' | 'productId'>) {
  return db
    .selectFrom(of.productType === 'abstract_course' ? 'abstract_courses' : 'abstract_paper_courses')
    .select(['id', 'title', 'archived_at'])
    .where('id', '=', of.productId)
    .executeTakeFirst();
}

/**
 * True when the organisation is open, and the service or virtual group, where one is named, is open and in it; a virtual
 * group beside a service is that service's. They stay so until the transaction ends: what closes a place sends its seats back, and must not miss any.
 */
export async function isPlaceIn(db: Queries, place: Place & { virtualGroupId?: number | undefined }) {
  const { subgroupId = null, virtualGroupId = null } = place;
  const { rows } = await sql<{ is_in: boolean }>`
    with g as (select id from groups where id = ${place.groupId} and archived_at is null for share),
      s as (select id from subgroups where id = ${subgroupId} and group_id = ${place.groupId} and archived_at is null for share),
      v as (select id from virtual_groups where id = ${virtualGroupId} and group_id = ${place.groupId}
        and (${subgroupId}::bigint is null or subgroup_id = ${subgroupId}) and state not in ('closed', 'cancelled') for share)
    select exists (select from g) and (${subgroupId}::bigint is null or exists (select from s))
      and (${virtualGroupId}::bigint is null or exists (select from v)) as is_in`.execute(db);
  return rows[0]?.is_in ?? false;
}

/** It stays so until the transaction ends. */
export async function isVirtualGroupOpen(db: Queries, virtualGroupId: number): Promise<boolean> {
  const { rows } = await sql`select from virtual_groups where id = ${virtualGroupId}
    and state not in ('closed', 'cancelled') for share`.execute(db);
  return rows.length > 0;
}

/** A virtual group of that organisation which is closed or cancelled. */
export async function hasEnded(db: Queries, groupId: number, virtualGroupId: number): Promise<boolean> {
  const { rows } = await sql`select from virtual_groups where id = ${virtualGroupId} and group_id = ${groupId}
    and state in ('closed', 'cancelled')`.execute(db);
  return rows.length > 0;
}

/** Where a virtual group is, and what it teaches. */
export async function findVirtualGroup(db: Queries, scope: Scope, virtualGroupId: number) {
  const { rows } = await sql<{ group_id: number; product_id: number }>`
    select v.group_id, v.abstract_course_id as product_id from virtual_groups v where v.id = ${virtualGroupId}
      and ${scopeWhere(scope, { group: sql.ref('v.group_id'), virtualGroup: sql.ref('v.id') })}`.execute(db);
  return rows[0];
}

/** Whether a virtual group teaches this product, an abstract course. */
export async function teaches(
  db: Queries,
  virtualGroupId: number,
  { productType, productId }: Pick<LedgerKey, 'productType' | 'productId'>,
): Promise<boolean> {
  if (productType !== 'abstract_course') return false;
  const { rows } = await sql`select from virtual_groups
    where id = ${virtualGroupId} and abstract_course_id = ${productId}`.execute(db);
  return rows.length > 0;
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

/** Final: a licence that has run out of attempts or of time, or that was completed, is never opened again. */
export async function markFinished(
  tx: Tx,
  finish: { licenceId: number; outcome: 'completed' | 'failed' | 'lapsed'; at: Date },
): Promise<void> {
  await tx
    .updateTable('licences')
    .set({ state: finish.outcome, completed_at: finish.outcome === 'completed' ? finish.at : null })
    .where('id', '=', finish.licenceId)
    .where('state', '=', 'in_progress')
    .execute();
}

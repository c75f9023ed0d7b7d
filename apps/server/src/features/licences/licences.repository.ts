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
 * Returns true when the organisation is open, and the service or virtual group, where given, is open and belongs to it.
 * A virtual group given with a service must belong to that service. Locks the places until commit: closing a place
 * sends back its seats, and must not miss any.
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

/** Returns whether a virtual group is open, and locks it until commit. */
export async function isVirtualGroupOpen(db: Queries, virtualGroupId: number): Promise<boolean> {
  const { rows } = await sql`select from virtual_groups where id = ${virtualGroupId}
    and state not in ('closed', 'cancelled') for share`.execute(db);
  return rows.length > 0;
}

/** Returns true for a virtual group of that organisation that is closed or cancelled. */
export async function hasEnded(db: Queries, groupId: number, virtualGroupId: number): Promise<boolean> {
  const { rows } = await sql`select from virtual_groups where id = ${virtualGroupId} and group_id = ${groupId}
    and state in ('closed', 'cancelled')`.execute(db);
  return rows.length > 0;
}

/** Finds the organisation and service of a virtual group, and the course that it teaches. */
export async function findVirtualGroup(db: Queries, scope: Scope, virtualGroupId: number) {
  const { rows } = await sql<{ group_id: number; product_id: number }>`
    select v.group_id, v.abstract_course_id as product_id from virtual_groups v where v.id = ${virtualGroupId}
      and ${scopeWhere(scope, { group: sql.ref('v.group_id'), virtualGroup: sql.ref('v.id') })}`.execute(db);
  return rows[0];
}

/** Returns whether a virtual group teaches this product. The product is an abstract course. */
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

/**
 * Locks a licence that may be started, and returns its ledger key. Returns undefined when it has left the state
 * `issued`.
 */
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

/** Marks a licence as finished: completed, or out of attempts or time. It is never opened again. */
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

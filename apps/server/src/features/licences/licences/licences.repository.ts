import { type SqlBool, sql } from 'kysely';
import {
  type GroupId,
  type LicenceId,
  type Scope,
  scopeWhere,
  type VirtualGroupId,
} from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** Returns whether a virtual group is open, and locks it until commit. */
export async function isVirtualGroupOpen(db: Queries, virtualGroupId: VirtualGroupId): Promise<boolean> {
  const { rows } = await sql`select from virtual_groups where id = ${virtualGroupId}
    and state not in ('closed', 'cancelled') for share`.execute(db);
  return rows.length > 0;
}

/** Finds the organisation and service of a virtual group, and the course that it teaches. */
export async function findVirtualGroup(db: Queries, scope: Scope, virtualGroupId: number) {
  const { rows } = await sql<{ group_id: GroupId; product_id: number }>`
    select v.group_id, v.abstract_course_id as product_id from virtual_groups v where v.id = ${virtualGroupId}
      and ${scopeWhere(scope, { group: sql.ref('v.group_id'), virtualGroup: sql.ref('v.id') })}`.execute(db);
  return rows[0];
}

/**
 * Locks a licence that may be started, and returns its ledger key. Returns undefined when it has left the state
 * `issued`.
 */
export function lockIssuedLicence(tx: Tx, licenceId: LicenceId) {
  return tx
    .selectFrom('licences')
    .select(['id', 'group_id', 'product_type', 'product_id', 'certificate_months', 'is_free_retry'])
    .$narrowType<{ group_id: GroupId }>()
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

export async function markFinished(
  tx: Tx,
  finish: { licenceIds: readonly number[]; outcome: 'completed' | 'failed' | 'lapsed'; at: Date },
): Promise<void> {
  await tx
    .updateTable('licences')
    .set({ state: finish.outcome, completed_at: finish.outcome === 'completed' ? finish.at : null })
    .where(sql<SqlBool>`id = any(${[...finish.licenceIds]}::bigint[])`)
    .where('state', '=', 'in_progress')
    .execute();
}

export async function changeOutcome(
  tx: Tx,
  { licenceId, outcome, at }: { licenceId: LicenceId; outcome: 'completed' | 'failed'; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update licences l set state = ${outcome}, completed_at = ${outcome === 'completed' ? at : null}
    where l.id = ${licenceId} and ${hasEndedLast} returning l.id`.execute(tx);
  return rows.length === 1;
}

/** Sets a licence that has completed or failed back to in progress. Returns false when it has been retried. */
export async function continueLicence(tx: Tx, licenceId: LicenceId): Promise<boolean> {
  const { rows } = await sql`
    update licences l set state = 'in_progress', completed_at = null
    where l.id = ${licenceId} and ${hasEndedLast} returning l.id`.execute(tx);
  return rows.length === 1;
}

/** SQL that tells whether the licence `l` has completed or failed, and has not been retried. */
const hasEndedLast = sql`l.state in ('completed', 'failed') and not exists (select from licences n
  where n.root_licence_id = coalesce(l.root_licence_id, l.id) and n.id > l.id
    and n.state in ('issued', 'in_progress', 'completed', 'failed'))`;

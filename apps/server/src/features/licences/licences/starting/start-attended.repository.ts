import { sql } from 'kysely';
import type { LicenceId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

/**
 * Locks the unstarted licences of delegates who attended a course, in the order of ids. Free retries issued for this
 * course wait for another one, or for an assessment. People with a result start nothing more here.
 */
export async function lockAttended(tx: Tx, virtualGroupId: VirtualGroupId): Promise<LicenceId[]> {
  const { rows } = await sql<{ id: LicenceId }>`
    select l.id from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id
    join licences l on l.user_id = d.user_id and l.group_id = v.group_id and l.product_type = 'abstract_course'
      and l.product_id = v.abstract_course_id and (l.virtual_group_id = v.id or l.virtual_group_id is null)
    where d.virtual_group_id = ${virtualGroupId} and d.sessions_present > 0 and d.assessment in ('not_required', 'pending')
      and l.state = 'issued' and (not l.is_free_retry or l.virtual_group_id is null) and l.deleted_at is null
    order by l.id for update of l`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Detaches unstarted free retries from a virtual group: those of these people, or of everybody. */
export async function detachRetries(
  tx: Tx,
  params: { virtualGroupId: number; onlyUserIds?: readonly number[] },
): Promise<void> {
  const only = params.onlyUserIds === undefined ? null : [...params.onlyUserIds];
  await sql`update licences set virtual_group_id = null where virtual_group_id = ${params.virtualGroupId} and is_free_retry
    and state = 'issued' and deleted_at is null
    and (${only}::bigint[] is null or user_id = any(${only}::bigint[]))`.execute(tx);
}

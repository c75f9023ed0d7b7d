import { sql } from 'kysely';
import type { GroupId, LicenceId, UserId } from '../../../../platform/access/index.ts';
import { type Queries, type Tx, titleOf } from '../../../../platform/db/index.ts';

export type LeaverLicence = { id: LicenceId; user_id: UserId; title: string };

/** Lists unstarted licences, in the order of ids in which all commands lock them. */
export async function listUnstartedOf(
  db: Queries,
  params: { groupId: GroupId; userIds: readonly number[] },
): Promise<LeaverLicence[]> {
  const { rows } = await sql<LeaverLicence>`
    select l.id, l.user_id, ${titleOf('l')} as title from licences l
    where l.group_id = ${params.groupId} and l.user_id = any(${[...params.userIds]}::bigint[]) and l.state = 'issued'
      and l.deleted_at is null order by l.id for update of l`.execute(db);
  return rows;
}

type Returnable = { id: LicenceId; group_id: GroupId; user_id: UserId; is_seat_free: boolean };

/**
 * Locks the licences among these ids that were taken back, and finds out whether the account to which the seat returned
 * still has one for each. Free retries need no seat.
 */
export async function lockReturnable(tx: Tx, ids: readonly LicenceId[]): Promise<Returnable[]> {
  await sql`select id from licences where id = any(${[...ids]}::bigint[]) order by id for update`.execute(tx);
  const { rows } = await sql<Returnable>`
    select l.id, l.group_id, l.user_id, l.is_free_retry or coalesce(a.available, 0) >=
        row_number() over (partition by a.id, l.is_free_retry order by l.id) as is_seat_free
    from licences l left join licence_accounts a on a.id = (select m.to_account_id from licence_movements m
      where m.licence_id = l.id and m.kind = 'reclaim' order by m.id desc limit 1)
    where l.id = any(${[...ids]}::bigint[]) and l.state = 'reclaimed' and l.deleted_at is null
    order by l.id`.execute(tx);
  return rows;
}

export async function reissue(tx: Tx, id: LicenceId): Promise<void> {
  await sql`update licences set state = 'issued', ended_at = null, end_reason = null, end_note = ''
    where id = ${id}`.execute(tx);
}

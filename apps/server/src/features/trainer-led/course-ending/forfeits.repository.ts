import { sql } from 'kysely';
import type { GroupId, LicenceId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type SeatOfAbsent = {
  user_id: number;
  /** Unstarted licence of the course that closing takes back. Null for a person without any live licence for it. */
  licence_id: LicenceId | null;
};

/**
 * Lists the absent, not excused delegates whose seat can be forfeited, by id: those with an unstarted licence that the
 * course issued, and those without a live licence for it. Leaves out free retries, which have no seat, and people whom
 * an earlier closing of the course recorded as absent.
 */
export async function listSeatsOfAbsent(db: Queries, virtualGroupId: VirtualGroupId): Promise<SeatOfAbsent[]> {
  const { rows } = await sql<SeatOfAbsent>`
    select d.user_id, l.id as licence_id
    from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id
    left join lateral (select l.id, l.state, l.is_free_retry, l.virtual_group_id from licences l
      where l.user_id = d.user_id and l.group_id = v.group_id and l.product_type = 'abstract_course'
        and l.product_id = v.abstract_course_id and l.deleted_at is null
        and (l.state in ('issued', 'in_progress') or (l.virtual_group_id = v.id and l.state not in ('reclaimed', 'revoked')))
      order by l.id desc limit 1) l on true
    where d.virtual_group_id = ${virtualGroupId} and d.attendance = 'absent'
      and (l.id is null or (l.state = 'issued' and not l.is_free_retry and l.virtual_group_id = v.id))
      and not exists (select from absences a where a.virtual_group_id = v.id and a.user_id = d.user_id)
    order by d.user_id`.execute(db);
  return rows;
}

export type ReturnedSeat = {
  user_id: number;
  account_id: number;
  group_id: GroupId;
  product_type: string;
  product_id: number;
  certificate_months: number;
  kind: 'POT' | 'POOL' | 'VGPOOL';
  place_id: number;
};

/** Lists the accounts to which these licences have returned their seats. Leaves out licences that were not reclaimed. */
export async function listReturnedSeats(db: Queries, licenceIds: readonly LicenceId[]): Promise<ReturnedSeat[]> {
  const { rows } = await sql<ReturnedSeat>`
    select l.user_id, a.id as account_id, a.group_id, a.product_type, a.product_id, a.certificate_months, a.kind, a.place_id
    from licences l join licence_accounts a on a.id = (select m.to_account_id from licence_movements m
      where m.licence_id = l.id and m.kind = 'reclaim' order by m.id desc limit 1)
    where l.id = any(${[...licenceIds]}::bigint[]) order by l.user_id`.execute(db);
  return rows;
}

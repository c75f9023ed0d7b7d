import { sql } from 'kysely';
import type { GroupId, LicenceId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

export type SeatData = {
  group_id: GroupId;
  product_type: string;
  product_id: number;
  certificate_months: number;
  is_free_retry: boolean;
  source_kind: string;
  source_place_id: number;
  is_source_open: boolean;
  /** Kind of the account to which the last reclaim returned the seat. */
  returned_kind: string | null;
  returned_place_id: number | null;
};

export async function findSeat(tx: Tx, licenceId: LicenceId): Promise<SeatData> {
  const { rows } = await sql<SeatData>`
    select l.group_id, l.product_type, l.product_id, l.certificate_months, l.is_free_retry, s.kind as source_kind,
      s.place_id as source_place_id, r.kind as returned_kind, r.place_id as returned_place_id,
      case s.kind when 'POOL' then exists (select from subgroups where id = s.place_id and archived_at is null)
        when 'VGPOOL' then exists (select from virtual_groups where id = s.place_id and state not in ('closed', 'cancelled'))
        else true end as is_source_open
    from licences l join licence_accounts s on s.id = l.source_account_id
    left join licence_accounts r on r.id = (select m.to_account_id from licence_movements m
      where m.licence_id = l.id and m.kind = 'reclaim' order by m.id desc limit 1)
    where l.id = ${licenceId}`.execute(tx);
  const [seat] = rows;
  if (seat === undefined) throw new Error('The licence was not found');
  return seat;
}

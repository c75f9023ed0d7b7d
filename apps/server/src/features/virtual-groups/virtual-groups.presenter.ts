import {
  hasAttended,
  registerAt,
  type VirtualGroupDetail,
  type VirtualGroupRow,
  virtualGroupStateAt,
} from '@doselore/contract/virtual-groups';
import type { DelegateData } from './delegates.repository.ts';
import type { VirtualGroupData } from './virtual-groups.repository.ts';

/** Returns one row. `wall` is the current wall clock time. */
export function presentVirtualGroup(row: VirtualGroupData, wall: Date): VirtualGroupRow {
  return {
    id: row.id,
    title: row.title,
    group: { id: row.group_id, name: row.group_name },
    trainer: row.trainer,
    deliverable_id: row.deliverable_id,
    productId: row.product_id,
    certificateMonths: row.certificate_months,
    state: virtualGroupStateAt(row, wall),
    training_start: row.training_start?.toISOString() ?? null,
    training_end: row.training_end?.toISOString() ?? null,
    place: row.place,
    delegates: row.delegates,
    delegatePlacesAllowed: row.places,
    unmarked: row.unmarked,
  };
}

type More = { delegates: readonly DelegateData[]; pool: number; wall: Date };

export function presentDetail(row: VirtualGroupData, { delegates, pool, wall }: More): VirtualGroupDetail {
  return {
    ...presentVirtualGroup(row, wall),
    register: registerAt(row, wall),
    pool,
    ended_at: row.ended_at?.toISOString() ?? null,
    end_reason: row.end_reason,
    close_report: row.close_report,
    delegate_rows: delegates.map((one) => ({
      user: { id: one.user_id, name: one.name },
      attendance: one.attendance,
      licence:
        one.licence_id === null || one.licence_state === null ? null : { id: one.licence_id, state: one.licence_state },
      is_pending: one.is_asked_for && one.licence_id === null && hasAttended(one.attendance),
      licence_waiver: one.licence_waiver,
    })),
  };
}

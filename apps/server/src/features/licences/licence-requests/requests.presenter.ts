import type { LicenceRequestRow } from '@doselore/contract/licence-requests';
import { days } from '../../../platform/clock/index.ts';
import { presentKey } from '../licence-stock/index.ts';
import type { RequestData } from './requests.repository.ts';

const open: readonly string[] = ['pending', 'part_fulfilled'];

/** Returns a request. `requestDays` is the number of days after which it lapses. */
export function presentRequest(
  row: RequestData,
  { requestDays, withPot }: { requestDays: number; withPot: boolean },
): LicenceRequestRow {
  const lapses = new Date(row.requested_at.getTime() + days(requestDays));
  return {
    id: row.id,
    group: { id: row.group_id, name: row.group_name },
    subgroup: row.subgroup_id === null ? null : { id: row.subgroup_id, name: row.subgroup_name ?? '' },
    virtual_group:
      row.virtual_group_id === null ? null : { id: row.virtual_group_id, name: row.virtual_group_title ?? '' },
    ...presentKey(row),
    quantity: row.quantity,
    fulfilled_quantity: row.fulfilled_quantity,
    note: row.note,
    state: row.state,
    requested_by: row.requested_by,
    requested_at: row.requested_at.toISOString(),
    lapses_at: open.includes(row.state) ? lapses.toISOString() : null,
    decided_by: row.decided_by,
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_note: row.decision_note,
    pot: withPot ? row.pot : null,
  };
}

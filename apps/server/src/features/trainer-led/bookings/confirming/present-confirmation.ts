import type { Confirmation } from '@doselore/contract/bookings';
import type { ConfirmationData } from './confirmations.repository.ts';

/** Returns a question to a trainer as site admins see it. */
export const presentConfirmation = (row: ConfirmationData): Confirmation => ({
  id: row.id,
  trainer: { id: row.trainer_user_id, name: row.trainer },
  state: row.state,
  starts_at: row.starts_at.toISOString(),
  asked_at: row.asked_at.toISOString(),
  due_at: row.due_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  reminded_at: row.reminded_at.at(-1)?.toISOString() ?? null,
  answered_by: row.answered_by,
  reason: row.reason,
  manual_status: row.manual_status,
  manual_note: row.manual_note,
  own_override: row.own_override,
  conflict_reason: row.conflict_reason,
});

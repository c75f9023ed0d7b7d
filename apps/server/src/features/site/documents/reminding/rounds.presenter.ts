import type { ReminderRound } from '@doselore/contract/documents';
import { nameFor } from '../documents.presenter.ts';
import type { RoundData } from './rounds.repository.ts';

export function presentRound(row: RoundData, namesSiteAdmins: boolean): ReminderRound {
  return {
    id: row.id,
    asked_at: row.asked_at.toISOString(),
    asked_by: row.asked_by_name === null ? null : nameFor(namesSiteAdmins)(row.asked_by_name, row.is_site_admin),
    total: row.total,
    sent: row.sent,
    state: row.has_failed ? 'failed' : row.is_finished ? 'finished' : 'running',
  };
}

import type { RecentChange } from '@doselore/contract/dashboards';
import type { Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { listRecentChanges, type RecentData } from './recent-changes.repository.ts';

/** Returns the newest changes by admins, in one organisation or in all of the scope. */
export async function showRecentChanges(
  db: Queries,
  scope: Scope,
  filter: { groupId?: number | undefined; limit: number },
): Promise<RecentChange[]> {
  return (await listRecentChanges(db, scope, filter)).map(presentRecent);
}

function presentRecent(row: RecentData): RecentChange {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor_name,
    subject: row.subject,
    subject_name: row.subject_name,
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    undo: row.undo,
  };
}

import type { Conflict } from '@doselore/contract/scheduling';
import type { Queries } from '../../../../platform/db/index.ts';
import { conflictsOfAccount } from '../evaluation/account-conflicts.ts';
import { findAccount } from './account.repository.ts';
import type { Demand } from './demand.ts';
import type { Facts } from './load-facts.ts';
import { loadTimesOf } from './load-times.ts';

const none = { isExclusive: false, conflicts: [] };

/** Reads the other meetings of an exclusive account, and returns the conflicts. Other accounts have none. */
export async function loadAccountConflicts(
  db: Queries,
  demand: Demand,
  { course }: Facts,
): Promise<{ isExclusive: boolean; conflicts: Conflict[] }> {
  const { video_account_id: id } = demand;
  if (id === null || demand.sessions.length === 0) return none;
  const account = await findAccount(db, id);
  if (account?.is_exclusive !== true) return none;
  const taken = await loadTimesOf(db, demand, { column: 'video_account_id', id });
  return { isExclusive: true, conflicts: conflictsOfAccount(account.name, taken, course) };
}

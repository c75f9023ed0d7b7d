import type { Conflict } from '@doselore/contract/scheduling';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { conflictsOfAccount } from '../evaluation/account-conflicts.ts';
import { findAccount, listAccountTimes } from './account-times.repository.ts';
import type { Facts } from './load-facts.ts';

const day = 86_400_000;
const none = { isExclusive: false, conflicts: [] };

type CoursePlan = { virtualGroupId: VirtualGroupId; video_account_id: number | null };

/** Reads the other meetings of an exclusive account, and returns the conflicts. Other accounts have none. */
export async function loadAccountConflicts(
  db: Queries,
  { virtualGroupId, video_account_id: accountId }: CoursePlan,
  { course }: Facts,
): Promise<{ isExclusive: boolean; conflicts: Conflict[] }> {
  const [first] = course.sessions;
  if (accountId === null || first === undefined) return none;
  const account = await findAccount(db, accountId);
  if (account?.is_exclusive !== true) return none;
  const rows = await listAccountTimes(db, {
    ...{ accountId, virtualGroupId },
    from: new Date(first.start - day),
    to: new Date((course.sessions.at(-1) ?? first).end + day),
  });
  const taken = rows.map((row) => ({ start: row.starts_at.getTime(), end: row.ends_at.getTime(), title: row.title }));
  return { isExclusive: true, conflicts: conflictsOfAccount(account.name, taken, course) };
}

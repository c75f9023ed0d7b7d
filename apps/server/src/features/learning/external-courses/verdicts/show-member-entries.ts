import type { MemberEntry, MemberEntryDetail } from '@doselore/contract/external-courses';
import { notFound, type Scope } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { presentEntryFacts } from '../external-courses.presenter.ts';
import type { MemberRef } from '../external-courses.repository.ts';
import { listEntryEvents, listMemberEntryRows, type MemberEntryData } from './verdicts.repository.ts';

/** Lists the courses that a member took elsewhere, the newest first, with the verdict of the organisation. */
export async function showMemberEntries(db: Queries, scope: Scope, target: MemberRef): Promise<MemberEntry[]> {
  return (await listMemberEntryRows(db, scope, target)).map(present);
}

/** Returns one entry of a member with its history. */
export async function showMemberEntry(
  db: Queries,
  scope: Scope,
  target: MemberRef & { entryId: number },
): Promise<MemberEntryDetail> {
  const [row] = await listMemberEntryRows(db, scope, target);
  if (row === undefined) throw notFound();
  const history = await listEntryEvents(db, target);
  return {
    ...present(row),
    history: history.map(({ kind, at, by, note }) => ({ kind, at: at.toISOString(), by, note })),
  };
}

function present(row: MemberEntryData): MemberEntry {
  return {
    ...presentEntryFacts(row),
    updated_at: row.updated_at.toISOString(),
    verdict: row.verdict,
    is_verified_elsewhere: row.is_verified_elsewhere,
    needs_evidence: row.needs_evidence,
    is_replaced: row.is_replaced,
    can_change: !row.is_decided && !row.is_replaced,
  };
}

import type { MemberEntry } from '@doselore/contract/external-courses';
import type { Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { presentEntryFacts } from '../external-courses.presenter.ts';
import { listMemberEntryRows, type MemberEntryData, type OfMember } from './verdicts.repository.ts';

/** Lists the courses that a member took elsewhere, the newest first, with the verdict of the organisation. */
export async function showMemberEntries(db: Queries, scope: Scope, of: OfMember): Promise<MemberEntry[]> {
  return (await listMemberEntryRows(db, scope, of)).map(present);
}

function present(row: MemberEntryData): MemberEntry {
  return {
    ...presentEntryFacts(row),
    updated_at: row.updated_at.toISOString(),
    verdict: row.verdict,
    is_verified_elsewhere: row.is_verified_elsewhere,
    needs_evidence: row.needs_evidence,
  };
}

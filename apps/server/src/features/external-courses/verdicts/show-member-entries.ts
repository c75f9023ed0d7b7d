import type { MemberEntry } from '@doselore/contract/external-courses';
import type { Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { listMemberEntryRows, type MemberEntryData, type OfMember } from './verdicts.repository.ts';

/** Lists the courses that a member took elsewhere, the newest first, with the verdict of the organisation. */
export async function showMemberEntries(db: Queries, scope: Scope, of: OfMember): Promise<MemberEntry[]> {
  return (await listMemberEntryRows(db, scope, of)).map(present);
}

function present(row: MemberEntryData): MemberEntry {
  return {
    id: row.id,
    external_course_id: row.external_course_id,
    title: row.title,
    provider: row.provider,
    completed_on: row.completed_on,
    months: row.months,
    expires_on: row.expires_on,
    reference: row.reference,
    has_evidence: row.evidence_key !== null,
    evidence:
      row.evidence_name === null || row.evidence_type === null
        ? null
        : { name: row.evidence_name, type: row.evidence_type, bytes: row.evidence_bytes ?? 0 },
    updated_at: row.updated_at.toISOString(),
    verdict: row.verdict,
    is_verified_elsewhere: row.is_verified_elsewhere,
  };
}

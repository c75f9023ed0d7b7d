import type { ExternalEntry } from '@doselore/contract/external-courses';
import type { ExternalData } from './external-courses.repository.ts';

type Facts = Omit<ExternalData, 'state' | 'state_note' | 'is_replaced' | 'verdicts'>;

/** Presents what a person entered, without what organisations decided. */
export function presentEntryFacts(row: Facts) {
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
  };
}

export function presentEntry(row: ExternalData): ExternalEntry {
  return {
    ...presentEntryFacts(row),
    state: row.state,
    state_note: row.state_note,
    is_replaced: row.is_replaced,
    verdicts: row.verdicts,
  };
}

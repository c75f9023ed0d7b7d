import type { QueuedEntry } from '@doselore/contract/external-courses';
import { presentEntryFacts } from '../external-courses.presenter.ts';
import type { QueuedEntryData } from './queue.repository.ts';

export function presentQueued(row: QueuedEntryData): QueuedEntry {
  const { external_course_id: _course, ...facts } = presentEntryFacts({ ...row, external_course_id: null });
  return {
    ...facts,
    updated_at: row.updated_at.toISOString(),
    verdict: row.verdict,
    is_verified_elsewhere: row.is_verified_elsewhere,
    needs_evidence: row.needs_evidence,
    group: { id: row.group_id, name: row.group_name },
    person: { id: row.user_id, name: row.person },
    subgroup_id: row.subgroup_id,
    entered_on: row.entered_on,
  };
}

export const queueCsvHead = [
  'Person',
  'Organisation',
  'Course',
  'Provider',
  'Completed on',
  'Expires on',
  'Reference',
  'Evidence',
  'Verdict',
  'Reason',
  'Decided by',
  'Decided on',
];

export function presentQueueCsvRow(row: QueuedEntryData): string[] {
  return [
    row.person,
    row.group_name,
    row.title,
    row.provider,
    row.completed_on,
    row.expires_on ?? '',
    row.reference,
    row.evidence_key === null ? 'No' : 'Yes',
    row.verdict?.verdict ?? 'unverified',
    row.verdict?.note ?? '',
    row.verdict?.decided_by ?? '',
    row.verdict?.decided_on ?? '',
  ];
}

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

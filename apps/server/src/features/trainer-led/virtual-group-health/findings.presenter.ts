import { courseDays } from '@doselore/contract/my-learning';
import type { Finding } from '@doselore/contract/virtual-group-health';
import type { FindingData } from './findings.repository.ts';

const details: Partial<Record<FindingData['check'], (row: FindingData) => string>> = {
  'no-link': (row) => row.meeting_error ?? '',
  'over-full': (row) => `${row.delegates} delegates, ${row.places} places`,
  'below-minimum': (row) => `${row.delegates} of at least ${row.minimum} delegates`,
  'register-late': (row) => `${row.unmarked} of ${row.delegates} delegates without a mark`,
};

/** Returns what a check found, or nothing when its name says it. */
export const detailOf = (row: FindingData): string => details[row.check]?.(row) ?? '';

/** `londonNow` is what a clock in London shows now. It decides the next session. */
export function presentFinding(row: FindingData, londonNow: Date): Finding {
  return {
    check: row.check,
    key: `${row.id} ${row.check}`,
    virtual_group: { id: row.id, name: row.title },
    group: { id: row.group_id, name: row.group_name },
    subgroup: row.subgroup_id === null ? null : { id: row.subgroup_id, name: row.subgroup_name ?? '' },
    trainer: row.trainer,
    is_draft: row.state === 'draft',
    training_start: row.training_start?.toISOString() ?? null,
    ...courseDays(row.session_times, londonNow),
    detail: detailOf(row),
  };
}

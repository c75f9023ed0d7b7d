import { daysBetween } from '@doselore/contract';
import { renewalWindowDays } from '@doselore/contract/certificates';
import type { TrainingRow } from '@doselore/contract/my-learning';
import type { TrainingData } from './training-record.repository.ts';

export function presentTraining(row: TrainingData, today: string): TrainingRow {
  return {
    source: row.source,
    source_id: row.source_id,
    title: row.title,
    deliverable_id: row.deliverable_id,
    group_name: row.group_name,
    completed_on: row.completed_on,
    expires_on: row.outcome === 'failed' || row.outcome === 'rejected' ? null : row.expires_on,
    state: stateOn(row, today),
    certificate_id: row.certificate_id,
    reference: row.reference,
  };
}

/** Valid, expiring and expired refer to proof that can be shown: a certificate or a verified external entry. */
function stateOn(row: TrainingData, today: string): TrainingRow['state'] {
  if (row.outcome !== 'completed') return row.outcome;
  const isShown = row.source === 'external' || row.certificate_state === 'valid';
  if (!isShown) return 'completed';
  if (row.expires_on === null) return 'valid';
  const left = daysBetween(today, row.expires_on);
  if (left < 0) return 'expired';
  return left <= renewalWindowDays ? 'expiring' : 'valid';
}

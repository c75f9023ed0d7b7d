import type { CertificateReissue } from '@doselore/contract/certificates';
import type { ReissueData } from './reissues.repository.ts';

export function presentReissue(row: ReissueData): CertificateReissue {
  return {
    id: row.id,
    awarded_from: row.awarded_from,
    awarded_to: row.awarded_to,
    reason: row.reason,
    asked_at: row.asked_at.toISOString(),
    asked_by: row.asked_by_name,
    total: row.total,
    done: row.done,
    state: row.has_failed ? 'failed' : row.is_finished ? 'finished' : 'running',
  };
}

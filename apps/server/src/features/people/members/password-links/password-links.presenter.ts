import type { LinkRound } from '@doselore/contract/members';
import type { RoundData } from './password-links.repository.ts';

export function presentRound(
  row: RoundData,
  notSent: readonly { id: number; name: string; reason: string }[],
): LinkRound {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    waiting: row.waiting,
    sent: row.sent,
    failed: row.failed,
    not_sent: notSent.map(({ id, name, reason }) => ({ id, name, reason })),
  };
}

import type { AuditRow, AuditSeal, HistoryEvent } from '@doselore/contract/audits';
import type { HistoryData } from './history.repository.ts';
import type { NamedAudit } from './name-records.ts';
import type { SealData } from './seals.repository.ts';

function named(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null ? null : { id, name: name ?? '' };
}

export function presentAudit(row: NamedAudit): AuditRow {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    level: row.level,
    actor: named(row.actor_id, row.actor_name),
    group: named(row.group_id, row.group_name),
    subject: row.subject,
    subject_name: row.subject_name,
    detail: row.detail,
    names: row.names,
    changes: row.changes,
    personal: row.personal,
    request_id: row.request_id,
  };
}

export function presentHistory(row: HistoryData): HistoryEvent {
  return {
    key: row.key,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor_name,
    about: row.about,
    group: named(row.group_id, row.group_name),
  };
}

export function presentSeal(row: SealData): AuditSeal {
  return {
    sealed: row.sealed,
    sealed_up_to: row.sealed_up_to?.toISOString() ?? null,
    waiting: row.waiting,
    verified_at: row.verified_at?.toISOString() ?? null,
    verified_rows: row.verified_rows,
    fault: row.fault,
  };
}

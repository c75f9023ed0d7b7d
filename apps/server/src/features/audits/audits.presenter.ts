import { type AuditRow, type AuditSeal, auditTitle, type HistoryEvent, subjectTitle } from '@doselore/contract/audits';
import { csvDay, csvMoment } from '../../platform/files/index.ts';
import type { AuditData } from './audits.repository.ts';
import type { HistoryData } from './history.repository.ts';
import type { SealData } from './seals.repository.ts';

function named(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null ? null : { id, name: name ?? '' };
}

export function presentAudit(row: AuditData): AuditRow {
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

export const auditCsvHead = [
  'Row',
  'Time (UTC)',
  'Person ID',
  'Person',
  'Level',
  'Action',
  'Action',
  'About',
  'Name',
  'Organisation ID',
  'Organisation',
  'Before and after',
  'Facts',
  'Request',
];

export function presentAuditCsvRow(row: AuditData): (string | number | null)[] {
  const changes = Object.entries({ ...row.changes, ...row.personal });
  return [
    row.id,
    csvMoment(row.at),
    row.actor_id,
    row.actor_name,
    row.level,
    row.action,
    auditTitle(row.action),
    subjectTitle(row.subject),
    row.subject_name,
    row.group_id,
    row.group_name,
    changes.map(([field, [before, after]]) => `${field}: ${shown(before)} -> ${shown(after)}`).join('; '),
    Object.entries(row.detail)
      .map(([field, value]) => `${field}: ${value ?? 'none'}`)
      .join('; '),
    row.request_id,
  ];
}

/** Returns a value of a change as the screens show it. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) ? csvDay(text) : text;
}

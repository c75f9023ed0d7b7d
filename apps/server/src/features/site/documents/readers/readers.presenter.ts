import type { DocumentReader } from '@doselore/contract/documents';
import type { ReaderData, ReaderFigures } from './readers.repository.ts';

export function presentReader(row: ReaderData): DocumentReader {
  return {
    user_id: row.user_id,
    name: row.name,
    job_role: row.job_role,
    services: row.services,
    state: row.state,
    due_on: row.due_on,
    opened_at: row.opened_at?.toISOString() ?? null,
    acknowledged_at: row.acknowledged_at?.toISOString() ?? null,
    version: row.read_version,
    reminded_at: row.reminded_at?.toISOString() ?? null,
  };
}

/** Returns the figures of all readers from a row that has them. */
export function presentFigures(row: Partial<ReaderFigures> | undefined): ReaderFigures | undefined {
  const { shown, opened = 0, acknowledged = 0, overdue = 0, remindable = 0 } = row ?? {};
  return shown === undefined ? undefined : { shown, opened, acknowledged, overdue, remindable };
}

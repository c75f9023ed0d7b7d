import { dayText } from '@doselore/contract';
import type { DocumentReader, ReaderState } from '@doselore/contract/documents';
import { csvMoment } from '../../../platform/files/index.ts';
import type { ReaderData } from './readers.repository.ts';

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

export const readerCsvHead = [
  ...['Name', 'Email', 'Job role', 'Services', 'State', 'Due', 'Opened', 'Acknowledged', 'Version', 'Reminded'],
];
const stateWords: Record<ReaderState, string> = {
  outstanding: 'To read',
  overdue: 'Overdue',
  done: 'Done',
  unasked: 'Not required',
};

export function presentReaderCsvRow(row: ReaderData): (string | number | null)[] {
  return [
    ...[row.name, row.email, row.job_role ?? '', row.services, stateWords[row.state]],
    row.due_on === null ? null : dayText(row.due_on),
    row.opened_at && csvMoment(row.opened_at),
    row.acknowledged_at && csvMoment(row.acknowledged_at),
    row.read_version,
    row.reminded_at && csvMoment(row.reminded_at),
  ];
}

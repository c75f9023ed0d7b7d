import type { ReadingRow, ResourceRow } from '@doselore/contract/resources';
import { sha256 } from '../../../platform/secrets.ts';
import type { ResourceData } from './resources.repository.ts';

/** Digest of the words that a reader confirms, which goes back with the confirmation. */
export const digestOf = (statement: string): string => sha256(statement).toString('hex');

const isToRead = ({ must_read: mustRead, is_done: isDone }: ResourceData) => mustRead !== 'none' && !isDone;

/** Picks the documents that the person must still read: the earliest day first, those without a day last. */
export function presentReading(rows: readonly ResourceData[]): ReadingRow[] {
  const dayOf = ({ due_on: day }: ReadingRow) => day ?? '9999';
  return rows
    .filter(isToRead)
    .map(({ id, title, due_on }) => ({ id, title, due_on }))
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
}

export function presentResource(row: ResourceData): ResourceRow {
  const statement = row.must_read === 'acknowledge' ? row.statement : '';
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    version: row.version,
    file_name: row.file_name,
    media_type: row.media_type,
    bytes: row.bytes,
    updated_at: row.uploaded_at.toISOString(),
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    must_read: row.must_read,
    is_to_read: isToRead(row),
    due_on: row.due_on,
    opened_at: row.opened_at?.toISOString() ?? null,
    acknowledged_at: row.acknowledged_at?.toISOString() ?? null,
    statement,
    statement_digest: digestOf(statement),
  };
}

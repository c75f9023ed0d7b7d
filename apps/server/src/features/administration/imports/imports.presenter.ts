import { type ImportDetail, type ImportRow, type ImportSummary, importFields } from '@doselore/contract/imports';
import type { Column } from '../../../platform/lists/index.ts';
import type { RowData, UploadedRow } from './import-rows.repository.ts';
import type { ImportData } from './imports.repository.ts';
import { valuesOf } from './sheet.ts';

const none = { ready: 0, problem: 0, same: 0, elsewhere: 0, skipped: 0, done: 0, failed: 0 };

export function presentImport(row: ImportData): ImportSummary {
  const counts = { ...none, ...row.counts };
  return {
    id: row.id,
    kind: row.kind,
    file_name: row.file_name,
    state: row.state,
    created_at: row.created_at.toISOString(),
    created_by: row.author,
    finished_at: row.finished_at?.toISOString() ?? null,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
  };
}

type Shown = Pick<ImportDetail, 'questions' | 'results' | 'told'> & {
  sample: readonly UploadedRow[];
  top: readonly UploadedRow[];
  withEvidence: number | null;
};

export function presentImportDetail(
  row: ImportData,
  { sample, top, questions, withEvidence, results, told: outcomes }: Shown,
): ImportDetail {
  return {
    ...presentImport(row),
    head: row.head,
    head_row: row.head_row,
    top: top.map(({ number, cells }) => ({ number, cells })),
    questions,
    columns: row.columns,
    archived: row.answers.archived ?? 0,
    told: outcomes,
    with_evidence: withEvidence,
    results,
    sample: sample.map(({ cells }) => cells),
  };
}

type Person = { first_name: string; last_name: string; email: string };

export function presentRow(list: ImportData, row: RowData, person: Person | undefined): ImportRow {
  return {
    number: row.number,
    person: person === undefined ? null : { name: `${person.first_name} ${person.last_name}`, email: person.email },
    status: row.status,
    values: valuesOf(list.columns, row) as Record<string, string>,
    problems: row.problems,
    changes: row.changes,
  };
}

/** Returns the columns of the failed rows: those of the sheet, so that it can be corrected and uploaded again. */
export const failedColumns = (list: ImportData): Column<RowData>[] => [
  ...list.head.map((heading, place): Column<RowData> => [heading, ({ cells }) => cells[place] ?? '']),
  [
    'Reason',
    ({ problems }) =>
      problems
        .map(({ field, message }) => (field === null ? message : `${importFields[field]}: ${message}`))
        .join('; '),
  ],
];

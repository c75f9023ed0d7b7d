import type { ImportDetail, ImportKind } from '@doselore/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { DataTable, FilterChip, useListState } from '../../../../ui/table/index.ts';
import { type OneList, rowsQuery, useEveryImportRow } from '../imports.queries.ts';
import { statusWords } from '../words.ts';
import { rowColumns, rowName } from './row-columns.tsx';

const leftOut = ['problem', 'elsewhere', 'failed'] as const;
const statuses = (kind: ImportKind) => (kind === 'delegates' ? (['done', ...leftOut] as const) : leftOut);

/**
 * Rows that were not imported, with their reasons, filtered by status. A list of delegates also shows the imported rows,
 * with what each person was told.
 */
export function ResultRows({ one, list }: { one: OneList; list: ImportDetail }) {
  const { kind, counts } = list;
  const table = useListState();
  const shown = statuses(kind).filter((status) => counts[status] > 0);
  const status = shown.find((known) => known === table.filter('status')) ?? shown[0] ?? 'failed';
  const asked = { ...table.query, status };
  return (
    <DataTable
      label={kind === 'delegates' ? 'Rows, and what each person was told' : 'Rows that were not imported'}
      what="rows"
      columns={rowColumns({ kind })}
      list={table}
      query={useQuery(rowsQuery(one.place, one.importId, asked))}
      paper={{ readRows: useEveryImportRow(one, asked) }}
      rowKey={(row) => row.number}
      rowName={rowName}
      filters={shown.map((known) => (
        <FilterChip key={known} on={status === known} onToggle={() => table.set({ status: known })}>
          {statusWords(kind, known, counts[known])}
        </FilterChip>
      ))}
      empty={{ title: 'No rows' }}
    />
  );
}

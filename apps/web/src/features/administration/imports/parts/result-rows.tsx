import type { ImportDetail } from '@doselore/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { DataTable, FilterChip, useListState } from '../../../../ui/table/index.ts';
import { type OneList, rowsQuery, useEveryImportRow } from '../imports.queries.ts';
import { listKinds } from '../kinds/kinds.ts';
import { statusWords } from '../words.ts';
import { rowColumns, rowName } from './row-columns.tsx';

/**
 * Rows of an imported list that its kind lists, filtered by status: those that were not imported with their reasons, or
 * also the others with what an email said to each person.
 */
export function ResultRows({ one, list }: { one: OneList; list: ImportDetail }) {
  const { kind, counts } = list;
  const table = useListState();
  const { statuses, label } = listKinds[kind].resultRows;
  const shown = statuses.filter((status) => counts[status] > 0);
  const status = shown.find((known) => known === table.filter('status')) ?? shown[0] ?? 'failed';
  const query = { ...table.query, status };
  return (
    <DataTable
      label={label}
      what="rows"
      columns={rowColumns({ kind })}
      list={table}
      query={useQuery(rowsQuery(one.place, one.importId, query))}
      paper={{ readRows: useEveryImportRow(one, query) }}
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

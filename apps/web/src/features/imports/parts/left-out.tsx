import type { ImportDetail } from '@doselore/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { DataTable, FilterChip, useListState } from '../../../ui/table/index.ts';
import { type OneList, rowsQuery } from '../imports.queries.ts';
import { statusWords } from '../words.ts';
import { rowColumns, rowName } from './row-columns.tsx';

const statuses = ['problem', 'elsewhere', 'failed'] as const;

/** Rows that were not imported, with their reasons, filtered by status. */
export function LeftOut({ one, list }: { one: OneList; list: ImportDetail }) {
  const { kind, counts } = list;
  const table = useListState();
  const shown = statuses.filter((status) => counts[status] > 0);
  const status = shown.find((known) => known === table.filter('status')) ?? shown[0] ?? 'failed';
  return (
    <DataTable
      label="Rows that were not imported"
      what="rows"
      columns={rowColumns({ kind })}
      list={table}
      query={useQuery(rowsQuery(one.place, one.importId, { ...table.query, status }))}
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

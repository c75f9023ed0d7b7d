import { plural } from '@doselore/contract';
import { type ImportDetail, type ImportRow, type RowStatus, rowStatuses } from '@doselore/contract/imports';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UnsavedGuard } from '../../../ui/form/index.ts';
import { formatNumber } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { DataTable, FilterChip, useListState } from '../../../ui/table/index.ts';
import c from '../imports.module.css';
import { type OneList, refreshImports, rowsQuery, sendFixes, sendStart } from '../imports.queries.ts';
import { statusWords } from '../words.ts';
import { rowColumns, rowName, type Typed } from './row-columns.tsx';

type Props = { one: OneList; list: ImportDetail; onStarted: () => void };

/** All rows with their verdicts. Problems are corrected here; only corrected rows are sent and checked again. */
export function CheckStep({ one, list, onStarted }: Props) {
  const client = useQueryClient();
  const { kind, counts } = list;
  const table = useListState();
  const status = rowStatuses.find((one) => one === table.filter('status')) ?? '';
  const rows = useQuery(rowsQuery(one.place, one.importId, { ...table.query, status }));
  const [typed, setTyped] = useState<Typed>({});
  const changed = Object.keys(typed).length;
  const [isStarting, setStarting] = useState(false);

  const fixing = useMutation({
    mutationFn: () =>
      sendFixes(one, { rows: Object.entries(typed).map(([number, values]) => ({ number: Number(number), values })) }),
    onSuccess: async (after) => {
      setTyped({});
      if (status !== '' && after.counts[status] === 0) table.set({ status: undefined });
      await refreshImports(client);
    },
  });
  const starting = useMutation({
    mutationFn: () => sendStart(one),
    onMutate: () => setStarting(true),
    onError: () => setStarting(false),
    onSuccess: async () => {
      await refreshImports(client);
      onStarted();
    },
  });
  const type = (row: ImportRow, field: string, value: string) =>
    setTyped((held) => ({ ...held, [row.number]: { ...held[row.number], [field]: value } }));
  const toggle = (wanted: RowStatus) => table.set({ status: status === wanted ? undefined : wanted });
  const shown = (['ready', 'problem', 'same', 'elsewhere'] as const).filter((one) => counts[one] > 0);

  return (
    <>
      <DataTable
        label="Rows of your list"
        what="rows"
        columns={rowColumns({ kind, grid: { typed, onType: type } })}
        list={table}
        query={rows}
        rowKey={(row) => row.number}
        rowName={rowName}
        filters={shown.map((one) => (
          <FilterChip key={one} on={status === one} onToggle={() => toggle(one)}>
            {statusWords(kind, one, counts[one])}
          </FilterChip>
        ))}
        empty={{ title: 'No rows' }}
      />
      <Card>
        <p className={c.note} role="status">
          {sumUp(list)}
        </p>
        <div className={c.buttons}>
          {counts.ready > 0 && (
            <Button
              onClick={() => starting.mutate()}
              loading={starting.isPending}
              variant={changed > 0 ? 'default' : 'filled'}
            >
              {kind === 'new' ? 'Import' : 'Change'} {formatNumber(counts.ready)}{' '}
              {kind === 'new' ? plural(counts.ready, 'person', 'people') : plural(counts.ready, 'member', 'members')}
            </Button>
          )}
          {changed > 0 && (
            <Button onClick={() => fixing.mutate()} loading={fixing.isPending}>
              Check {formatNumber(changed)} mended {plural(changed, 'row', 'rows')} again
            </Button>
          )}
        </div>
      </Card>
      <UnsavedGuard when={changed > 0 && !isStarting} />
    </>
  );
}

function sumUp({ kind, counts }: ImportDetail): string {
  const { ready, problem, same, elsewhere } = counts;
  if (ready === 0 && problem + elsewhere === 0)
    return kind === 'new'
      ? 'Everybody in this list is a member already. Importing it would change nothing.'
      : 'Everything in this list is so already. Importing it would change nothing.';
  if (ready === 0) return 'No row is ready yet. Mend what is wrong, or go back and upload another list.';
  const left = problem + elsewhere + same;
  const rest = left === 0 ? '' : ` The other ${formatNumber(left)} ${plural(left, 'row is', 'rows are')} left out.`;
  return kind === 'new'
    ? `${formatNumber(ready)} ${plural(ready, 'person gets', 'people get')} an account and an invitation by e-mail.${rest}`
    : `${formatNumber(ready)} ${plural(ready, 'member is', 'members are')} changed.${rest}`;
}

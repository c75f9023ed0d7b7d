import { plural } from '@doselore/contract';
import { type ImportDetail, type ImportRowsQuery, type RowStatus, rowStatuses } from '@doselore/contract/imports';
import { Button } from '@mantine/core';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UnsavedGuard } from '../../../../ui/form/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { DataTable, FilterChip, useListState } from '../../../../ui/table/index.ts';
import c from '../imports.module.css';
import { type OneList, refreshImports, rowsQuery, sendToList, useEveryImportRow } from '../imports.queries.ts';
import { listKinds } from '../kinds/kinds.ts';
import { statusWords } from '../words.ts';
import { EvidenceCard } from './evidence-card.tsx';
import { answerKey, ListQuestions } from './list-questions.tsx';
import { rowColumns, rowName } from './row-columns.tsx';
import { ScanCard } from './scan-card.tsx';
import { useCorrections } from './use-corrections.ts';

type Props = { one: OneList; list: ImportDetail; onStarted: () => void };

/** All rows with their verdicts, and the questions about the whole list. Answers and corrections are saved at once. */
export function CheckStep({ one, list, onStarted }: Props) {
  const client = useQueryClient();
  const { kind, counts } = list;
  const table = useListState();
  const statusFilter = rowStatuses.find((one) => one === table.filter('status')) ?? '';
  // A filter that has no row left would show nothing and could not be switched off.
  const status: ImportRowsQuery['status'] = statusFilter !== '' && counts[statusFilter] === 0 ? '' : statusFilter;
  const query = { ...table.query, status };
  const rows = useQuery(rowsQuery(one.place, one.importId, query));
  const readRows = useEveryImportRow(one, query);
  const { grid, isUnsaved, hasFailed, save } = useCorrections(one);
  const isAnswering = useIsMutating({ mutationKey: answerKey }) > 0;
  const [isStarting, setStarting] = useState(false);
  const starting = useMutation({
    mutationFn: async () => {
      await save();
      return sendToList('start', one);
    },
    onMutate: () => setStarting(true),
    onError: () => setStarting(false),
    onSuccess: async () => {
      await refreshImports(client);
      onStarted();
    },
  });
  const archives = archivedBy(list);
  const toggle = (one: RowStatus) => table.set({ status: status === one ? undefined : one });
  const shown = (['ready', 'problem', 'same', 'elsewhere', 'skipped'] as const).filter((one) => counts[one] > 0);

  return (
    <>
      {list.questions !== null && <ListQuestions one={one} list={list} questions={list.questions} />}
      {list.with_evidence !== null && <EvidenceCard one={one} list={list} />}
      {list.results !== null && <ScanCard one={one} results={list.results} />}
      <DataTable
        label="Rows of your list"
        what="rows"
        columns={rowColumns({ kind, grid })}
        list={table}
        query={rows}
        paper={{ readRows, columns: rowColumns({ kind }) }}
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
          {(counts.ready > 0 || archives > 0) && (
            <Button onClick={() => starting.mutate()} loading={starting.isPending || isAnswering}>
              {counts.ready > 0 ? listKinds[kind].start(counts.ready) : archiveWords(archives)}
            </Button>
          )}
          {hasFailed && (
            <Button variant="default" onClick={() => void save().catch(() => undefined)}>
              Save corrections again
            </Button>
          )}
        </div>
      </Card>
      <UnsavedGuard when={isUnsaved && !isStarting} />
    </>
  );
}

/** Returns the number of members whom the start archives. */
const archivedBy = ({ questions }: ImportDetail): number =>
  questions?.leavers?.archived === true ? questions.leavers.members : 0;

const archiveWords = (count: number) => `Archive ${formatNumber(count)} ${plural(count, 'member', 'members')}`;

function sumUp(list: ImportDetail): string {
  const archives = archivedBy(list);
  return archives === 0
    ? sumUpRows(list)
    : `${sumUpRows(list)} ${archiveWords(archives)} who ${plural(archives, 'has', 'have')} left.`;
}

function sumUpRows({ kind, counts }: ImportDetail): string {
  const { ready, problem, same, elsewhere, skipped } = counts;
  if (ready === 0 && problem + elsewhere === 0) return listKinds[kind].nothingToImport;
  if (ready === 0) return 'No row is ready. Fix the problems, or go back and upload another list.';
  const left = problem + elsewhere + same + skipped;
  const rest = left === 0 ? '' : ` The other ${formatNumber(left)} ${plural(left, 'row is', 'rows are')} left out.`;
  return `${formatNumber(ready)} ${listKinds[kind].ready(ready)}.${rest}`;
}

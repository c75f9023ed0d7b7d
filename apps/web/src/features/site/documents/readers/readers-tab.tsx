import { type DocumentDetail, readerStates } from '@doselore/contract/documents';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { Card, Facts } from '../../../../ui/layout/index.ts';
import { DataTable, type ListState, useListState } from '../../../../ui/table/index.ts';
import { type DocumentRef, readersQuery } from '../documents.queries.ts';
import c from '../parts/sections.module.css';
import { readerColumns, readerStateWords } from './reader-columns.tsx';
import { Reminders } from './reminders.tsx';

const offered = ['outstanding', 'overdue', 'done'] as const;
const stateOf = (list: ListState) => readerStates.find((state) => state === list.filter('state')) ?? '';

type Props = { target: DocumentRef; document: DocumentDetail; mayRemind: boolean };

/** People a document is shown to, and what they have done. */
export function ReadersTab({ target, document, mayRemind }: Props) {
  const list = useListState({ sort: 'name' });
  const query = { ...list.query, state: stateOf(list) } as const;
  const sheet = readersQuery({ ...target, query });
  const readers = useQuery(sheet);
  const figures = readers.data?.figures;
  const asks = document.must_read !== 'none';
  const canRemind = mayRemind && asks && document.state === 'published';
  const acknowledged = { label: 'Acknowledged', value: formatNumber(figures?.acknowledged) };
  return (
    <div className={c.sections}>
      <Card>
        <div className={c.figures}>
          <Facts
            facts={[
              { label: 'Shown to', value: formatNumber(figures?.shown) },
              { label: 'Opened', value: formatNumber(figures?.opened) },
              ...(document.must_read === 'acknowledge' ? [acknowledged] : []),
              ...(asks ? [{ label: 'Overdue', value: formatNumber(figures?.overdue) }] : []),
            ]}
          />
          {canRemind && <Reminders target={target} remindable={figures?.remindable} />}
        </div>
      </Card>
      <DataTable
        label="Readers"
        what="readers"
        columns={readerColumns}
        list={list}
        query={readers}
        rowKey={(row) => row.user_id}
        rowName={(row) => row.name}
        search={{ label: 'Search readers', placeholder: 'Name or email' }}
        filters={
          asks ? (
            <NativeSelect
              size="sm"
              aria-label="State"
              data={[
                { value: '', label: 'All states' },
                ...offered.map((value) => ({ value, label: readerStateWords[value] })),
              ]}
              value={query.state}
              onChange={(event) => list.set({ state: event.currentTarget.value })}
            />
          ) : undefined
        }
        onExport={sheet.download}
        empty={{ title: 'Nobody yet', message: 'People who fit the readers of the document appear here.' }}
      />
    </div>
  );
}

import type { DocumentDetail } from '@doselore/contract/documents';
import { NativeSelect } from '@mantine/core';
import { DataTable } from '../../../../ui/table/index.ts';
import type { DocumentRef } from '../documents.queries.ts';
import { readerColumns, readerStateWords } from './reader-columns.tsx';
import { useReaders } from './use-readers.ts';

const offered = ['outstanding', 'overdue', 'done'] as const;

type Props = { target: DocumentRef; document: DocumentDetail };

/** People a document is shown to, and what they have done. */
export function ReadersTab({ target, document }: Props) {
  const { list, state, sheet, readers } = useReaders(target);
  const asks = document.must_read !== 'none';
  return (
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
            value={state}
            onChange={(event) => list.set({ state: event.currentTarget.value })}
          />
        ) : undefined
      }
      onExport={sheet.download}
      empty={{ title: 'Nobody yet', message: 'People who fit the readers of the document appear here.' }}
    />
  );
}

import { type DocumentRow, documentCategoryTitles, mustReadWords } from '@doselore/contract/documents';
import { formatDay } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { audienceText } from '../audience-text.ts';
import { DocumentStateTag } from './document-state-tag.tsx';

type Options = { edit: (documentId: number) => string; inGroup: boolean };

function Under({ row, inGroup }: { row: DocumentRow; inGroup: boolean }) {
  const version = row.version === null ? 'no file yet' : `version ${row.version}`;
  const from = inGroup && row.group === null ? ', from Doselore' : '';
  return <>{`${documentCategoryTitles[row.category]}, ${version}${from}`}</>;
}

export const documentColumns = ({ edit, inGroup }: Options): Column<DocumentRow>[] => [
  {
    key: 'title',
    header: 'Document',
    sortable: true,
    cell: (row) => (
      <RowTitle to={edit(row.id)} under={<Under row={row} inGroup={inGroup} />}>
        {row.title}
      </RowTitle>
    ),
  },
  { key: 'state', header: 'State', cell: (row) => <DocumentStateTag state={row.state} /> },
  { key: 'audience', header: 'Readers', priority: 2, cell: (row) => audienceText(row.audience) },
  { key: 'must_read', header: 'Must read', priority: 3, cell: (row) => mustReadWords[row.must_read] },
  {
    key: 'review_due_on',
    header: 'Review due',
    priority: 3,
    sortable: true,
    cell: (row) => (row.review_due_on === null ? <span className="muted">None</span> : formatDay(row.review_due_on)),
  },
];

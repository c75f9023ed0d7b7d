import { feedbackKindNames, type ListedForm } from '@doselore/contract/feedback-forms';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { formatDay } from '../../../ui/formats/index.ts';
import { type Column, DataTable, RowTitle, useListState } from '../../../ui/table/index.ts';
import { formsQuery } from './feedback-forms.queries.ts';

const nameOf = ({ product, kind }: ListedForm) =>
  product?.title ?? `Form of the site for ${feedbackKindNames[kind].toLowerCase()}`;

/** Title of a form, which leads to where it is changed. */
function FormLink({ row }: { row: ListedForm }) {
  const { to } = useArea();
  const { product, kind } = row;
  if (product === null) return <RowTitle to={`${to('courses')}?tab=feedback&show=${kind}`}>{nameOf(row)}</RowTitle>;
  const address =
    kind === 'paper'
      ? to('edit-paper-course', { paperCourseId: product.id })
      : to('edit-course', { courseId: product.id });
  return <RowTitle to={`${address}?tab=feedback`}>{product.title}</RowTitle>;
}

const columns: Column<ListedForm>[] = [
  { key: 'title', header: 'Form', sortable: true, cell: (row) => <FormLink row={row} /> },
  { key: 'kind', header: 'Kind', sortable: true, cell: ({ kind }) => feedbackKindNames[kind] },
  { key: 'questions', header: 'Questions', align: 'right', cell: ({ questions }) => questions + 1 },
  { key: 'version', header: 'Version', align: 'right', sortable: true, priority: 3, cell: ({ version }) => version },
  {
    key: 'made_at',
    header: 'Saved',
    sortable: true,
    priority: 2,
    cell: ({ made_at, made_by }) => `${formatDay(made_at)}${made_by === null ? '' : `, ${made_by}`}`,
  },
];

/** Table of forms in force: forms of the site, and forms of courses. */
export function FormsTable() {
  const list = useListState({ sort: 'title' });
  const sheet = formsQuery({ query: { ...list.query, kind: 'all' } });
  return (
    <DataTable
      label="Feedback forms"
      what="forms"
      columns={columns}
      list={list}
      query={useQuery(sheet)}
      rowKey={({ id }) => id}
      rowName={nameOf}
      search={{ label: 'Search forms', placeholder: 'Title of the course' }}
      onExport={sheet.download}
      empty={{ title: 'No forms yet', message: 'Forms are listed here once they are saved.' }}
    />
  );
}

import type { FeedbackAnswerRow } from '@doselore/contract/feedback-forms';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../ui/formats/index.ts';
import { type Column, DataTable, useListState } from '../../../ui/table/index.ts';
import { answersQuery, type FormRef } from './feedback-forms.queries.ts';
import c from './parts/feedback-forms.module.css';

function Answers({ answers, comment }: FeedbackAnswerRow) {
  return (
    <>
      {answers.length > 0 && (
        <dl className={c.answers}>
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className="muted">{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {comment !== '' && <span className={c.comment}>{comment}</span>}
      {comment === '' && answers.length === 0 && <span className="muted">None</span>}
    </>
  );
}

const columns: Column<FeedbackAnswerRow>[] = [
  { key: 'at', header: 'Given on', sortable: true, cell: ({ at }) => <span className="nowrap">{formatDay(at)}</span> },
  { key: 'person', header: 'Person', sortable: true, cell: ({ person }) => person },
  {
    key: 'stars',
    header: 'Stars',
    align: 'right',
    sortable: true,
    cell: ({ stars }) => <span className="nowrap">{`${stars} of 5`}</span>,
  },
  { key: 'answers', header: 'Answers and comment', whole: true, cell: (row) => <Answers {...row} /> },
  { key: 'course', header: 'Course', sortable: true, priority: 3, cell: ({ course }) => course },
  {
    key: 'organisation',
    header: 'Organisation',
    sortable: true,
    priority: 2,
    cell: ({ organisation }) => organisation,
  },
];

/** Table of answers, with the questions as they were asked. */
export function AnswersTable({ target }: { target: FormRef }) {
  const list = useListState({ sort: '-at' });
  const sheet = answersQuery(target, list.query);
  return (
    <DataTable
      label="Answers"
      what="answers"
      columns={columns}
      list={list}
      query={useQuery(sheet)}
      rowKey={({ id }) => id}
      rowName={({ person }) => person}
      search={{ label: 'Search answers', placeholder: 'Person, comment, course or organisation' }}
      onExport={sheet.download}
      empty={{ title: 'No answers yet', message: 'Answers are listed here once learners have given feedback.' }}
    />
  );
}

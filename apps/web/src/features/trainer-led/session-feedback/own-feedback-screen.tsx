import type { Answer } from '@doselore/contract';
import { feedbackSteps, listOwnFeedback } from '@doselore/contract/session-feedback';
import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { everyRow } from '../../../platform/api/index.ts';
import { parseRouteId } from '../../../platform/routes/index.ts';
import { Beside } from '../../../ui/beside/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { type Column, DataTable, useListState } from '../../../ui/table/index.ts';
import { OwnFigures } from './parts/own-figures.tsx';
import { QuestionNumbers } from './parts/question-numbers.tsx';
import { virtualGroups } from './session-feedback.queries.ts';

type Comment = { key: string; text: string };

const columns: Column<Comment>[] = [{ key: 'text', header: 'Comment', cell: ({ text }) => text }];

/** Averages of the trainer, and the answers to the questions of the form. */
function Numbers({ report }: { report: Answer<typeof listOwnFeedback> }) {
  return (
    <>
      <OwnFigures report={report} />
      {report.questions.length > 0 && (
        <Card title="Questions of the form">
          <QuestionNumbers questions={report.questions} isTitled={false} />
        </Card>
      )}
    </>
  );
}

/** Feedback about the courses of the trainer: comments without names, and beside them averages. */
export function OwnFeedbackScreen() {
  const list = useListState({ sort: '' });
  const productId = parseRouteId(list.filter('productId')) ?? undefined;
  const client = useQueryClient();
  const feedbackQuery = { ...list.query, ...(productId !== undefined && { productId }) };
  const query = useQuery(virtualGroups.list(listOwnFeedback, { query: feedbackQuery }));
  const readRows = () =>
    everyRow((page) =>
      client.fetchQuery(virtualGroups.list(listOwnFeedback, { query: { ...feedbackQuery, ...page } })),
    );
  const { data } = query;
  const options = (data?.products ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Page lead="Delegates answer without you seeing their names. Numbers appear from 3 answers, comments from 5.">
      <Beside label="Numbers" shares="even" isFirst isReserved aside={data && <Numbers report={data} />}>
        <h2 className="visually-hidden">Comments</h2>
        <DataTable
          label="Comments"
          what="comments"
          columns={columns}
          list={list}
          query={query}
          paper={{ readRows }}
          rowKey={({ key }) => key}
          rowName={({ text }) => text}
          filters={
            options.length < 2 ? undefined : (
              <NativeSelect
                size="sm"
                aria-label="Course"
                data={[{ value: '', label: 'All courses' }, ...options]}
                value={productId === undefined ? '' : String(productId)}
                onChange={(event) => list.set({ productId: event.currentTarget.value || undefined })}
              />
            )
          }
          empty={{
            title: 'No comments yet',
            message: `Comments appear once ${feedbackSteps.comments} people have answered.`,
          }}
        />
      </Beside>
    </Page>
  );
}

import type { Body, ListQuery } from '@doselore/contract';
import {
  type FeedbackKind,
  getFeedbackAnswersCsv,
  getFeedbackForm,
  getFeedbackFormsCsv,
  listFeedbackAnswers,
  listFeedbackForms,
  listFormVersions,
  type saveFeedbackForm,
} from '@doselore/contract/feedback-forms';
import type { QueryClient } from '@tanstack/react-query';
import { type SheetDownload, sheetOf } from '../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const feedbackForms = roomQueries('feedback-forms');

/** Owner of a form: a product, or the site. */
export type FormOf = { kind: FeedbackKind; productId: number | null };
export type FormChange = Omit<Body<typeof saveFeedbackForm>, 'productId'>;

const at = ({ kind, productId }: FormOf) => ({
  params: { feedbackKind: kind },
  query: productId === null ? {} : { productId },
});

export const formQuery = (of: FormOf) => feedbackForms.one(getFeedbackForm, { level, ...at(of) });
export const formVersionsQuery = (of: FormOf) => feedbackForms.one(listFormVersions, { level, ...at(of) });

export const refreshForms = (client: QueryClient) => refreshQueries(client, 'feedback-forms');

export const formsQuery = (query: ListQuery) =>
  feedbackForms.list(listFeedbackForms, { level, query: { ...query, kind: 'all' } });

export const downloadForms = (query: ListQuery) =>
  sheetOf(getFeedbackFormsCsv, { level, query: { ...query, kind: 'all' }, fileName: 'Feedback forms' });

export function answersQuery(of: FormOf, list: ListQuery) {
  const { params, query } = at(of);
  return feedbackForms.list(listFeedbackAnswers, { level, params, query: { ...list, ...query } });
}

export function downloadAnswers(of: FormOf, list: ListQuery): SheetDownload {
  const { params, query } = at(of);
  return sheetOf(getFeedbackAnswersCsv, { level, params, query: { ...list, ...query }, fileName: 'Feedback' });
}

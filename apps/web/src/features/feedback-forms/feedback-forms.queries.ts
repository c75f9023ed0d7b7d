import type { Body, ListQuery } from '@doselore/contract';
import {
  type FeedbackKind,
  getFeedbackAnswersCsv,
  getFeedbackForm,
  getFeedbackFormsCsv,
  listFeedbackAnswers,
  listFeedbackForms,
  listFormVersions,
  saveFeedbackForm,
} from '@doselore/contract/feedback-forms';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

const level = 'superAdmin';

/** Owner of a form: a product, or the site. */
export type FormOf = { kind: FeedbackKind; productId: number | null };
export type FormChange = Omit<Body<typeof saveFeedbackForm>, 'productId'>;

const at = ({ kind, productId }: FormOf) => ({
  params: { feedbackKind: kind },
  query: productId === null ? {} : { productId },
});

export function formQuery(of: FormOf) {
  return queryOptions({
    queryKey: ['feedback-forms', 'one', of],
    queryFn: ({ signal }) => callEndpoint(getFeedbackForm, { level, ...at(of), signal }),
  });
}

export function formVersionsQuery(of: FormOf) {
  return queryOptions({
    queryKey: ['feedback-forms', 'versions', of],
    queryFn: ({ signal }) => callEndpoint(listFormVersions, { level, ...at(of), signal }),
  });
}

export const saveForm = ({ kind, productId }: FormOf, change: FormChange) =>
  callEndpoint(saveFeedbackForm, { level, params: { feedbackKind: kind }, body: { productId, ...change } });

export const refreshForms = (client: QueryClient) => client.invalidateQueries({ queryKey: ['feedback-forms'] });

export function formsQuery(query: ListQuery) {
  return queryOptions({
    queryKey: ['feedback-forms', 'list', query],
    queryFn: ({ signal }) => callEndpoint(listFeedbackForms, { level, query: { ...query, kind: 'all' }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadForms(query: ListQuery): SheetDownload {
  return sheetOf(getFeedbackFormsCsv, { level, query: { ...query, kind: 'all' }, fileName: 'Feedback forms' });
}

export function answersQuery(of: FormOf, list: ListQuery) {
  const { params, query } = at(of);
  return queryOptions({
    queryKey: ['feedback-forms', 'answers', of, list],
    queryFn: ({ signal }) => callEndpoint(listFeedbackAnswers, { level, params, query: { ...list, ...query }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadAnswers(of: FormOf, list: ListQuery): SheetDownload {
  const { params, query } = at(of);
  return sheetOf(getFeedbackAnswersCsv, { level, params, query: { ...list, ...query }, fileName: 'Feedback' });
}

import type { ListQuery } from '@doselore/contract';
import {
  type FeedbackKind,
  getFeedbackForm,
  listFeedbackAnswers,
  listFeedbackForms,
  listFormVersions,
} from '@doselore/contract/feedback-forms';
import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

const feedbackForms = roomLists('feedback-forms');

/** Owner of a form: a product, or the site. */
export type FormRef = { kind: FeedbackKind; productId: number | null };

const at = ({ kind, productId }: FormRef) => ({
  params: { feedbackKind: kind },
  query: productId === null ? {} : { productId },
});

export const formQuery = (target: FormRef) => feedbackForms.one(getFeedbackForm, at(target));
export const formVersionsQuery = (target: FormRef) => feedbackForms.one(listFormVersions, at(target));

export const refreshForms = refreshOf('feedback-forms');

export const formsQuery = feedbackForms.sheet(listFeedbackForms, 'Feedback forms');

const answers = feedbackForms.sheet(listFeedbackAnswers, 'Feedback');

export function answersQuery(target: FormRef, list: ListQuery) {
  const { params, query } = at(target);
  return answers({ params, query: { ...list, ...query } });
}

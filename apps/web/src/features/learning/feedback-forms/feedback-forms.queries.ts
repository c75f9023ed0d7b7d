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
export type FormOf = { kind: FeedbackKind; productId: number | null };

const at = ({ kind, productId }: FormOf) => ({
  params: { feedbackKind: kind },
  query: productId === null ? {} : { productId },
});

export const formQuery = (of: FormOf) => feedbackForms.one(getFeedbackForm, at(of));
export const formVersionsQuery = (of: FormOf) => feedbackForms.one(listFormVersions, at(of));

export const refreshForms = refreshOf('feedback-forms');

export const formsQuery = feedbackForms.sheet(listFeedbackForms, 'Feedback forms');

const answers = feedbackForms.sheet(listFeedbackAnswers, 'Feedback');

export function answersQuery(of: FormOf, list: ListQuery) {
  const { params, query } = at(of);
  return answers({ params, query: { ...list, ...query } });
}

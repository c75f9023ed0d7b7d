import { answersInWords, type FeedbackAnswerRow } from '@doselore/contract/feedback-forms';
import type { AnswerData } from './answers.repository.ts';

/** Answer in words, with the number of answers on all pages. */
export type PresentedAnswer = FeedbackAnswerRow & { total: number };

export function presentAnswer(row: AnswerData): PresentedAnswer {
  const { id, course, version, is_site_form, stars, comment, person, organisation, total } = row;
  return {
    ...{ id, at: row.at.toISOString(), course, version, is_site_form, stars, comment, person, organisation },
    ...{ answers: answersInWords(row), total },
  };
}

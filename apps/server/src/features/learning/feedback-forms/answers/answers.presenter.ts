import { answersInWords, type FeedbackAnswerRow } from '@doselore/contract/feedback-forms';
import type { AnswerData } from './answers.repository.ts';

export function presentAnswer(row: AnswerData): FeedbackAnswerRow {
  const { id, course, version, is_site_form, stars, comment, person, organisation } = row;
  return {
    ...{ id, at: row.at.toISOString(), course, version, is_site_form, stars, comment, person, organisation },
    answers: answersInWords(row),
  };
}

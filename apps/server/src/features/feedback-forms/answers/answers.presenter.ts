import { answersInWords, type FeedbackAnswerRow } from '@doselore/contract/feedback-forms';
import type { AnswerData } from './answers.repository.ts';

export function presentAnswer(row: AnswerData): FeedbackAnswerRow {
  const { id, course, version, is_site_form, stars, comment, person, organisation } = row;
  return {
    ...{ id, at: row.at.toISOString(), course, version, is_site_form, stars, comment, person, organisation },
    answers: answersInWords(row),
  };
}

/** Head and rows of a sheet: a column for each question as it was asked, in the order in which they appear. */
export function answersSheet(rows: readonly AnswerData[]): { head: string[]; rows: (string | number)[][] } {
  const shown = rows.map(presentAnswer);
  const questions = [...new Set(shown.flatMap(({ answers }) => answers.map(({ question }) => question)))];
  return {
    head: ['Given on', 'Course', 'Stars', ...questions, 'Comment', 'Person', 'Organisation', 'Version of the form'],
    rows: shown.map((row) => [
      row.at.slice(0, 10),
      row.course,
      row.stars,
      ...questions.map((question) => row.answers.find((one) => one.question === question)?.answer ?? ''),
      row.comment,
      row.person,
      row.organisation,
      row.version === null ? '' : `${row.version}${row.is_site_form ? ' of the site' : ''}`,
    ]),
  };
}

import { AnswersTable } from './answers-table.tsx';
import { FeedbackFormPanel } from './feedback-form-panel.tsx';
import type { FormRef } from './feedback-forms.queries.ts';
import c from './parts/feedback-forms.module.css';
import { useView, ViewChoice } from './parts/view-choice.tsx';

const choices = [
  { value: 'form', label: 'Feedback form' },
  { value: 'answers', label: 'Answers' },
];

/** Feedback about one course: its form and the answers. */
export function CourseFeedbackPanel({ target, cancelTo }: { target: FormRef; cancelTo: string }) {
  return (
    <div className={c.stack}>
      <ViewChoice choices={choices} />
      {useView(choices) === 'answers' ? (
        <AnswersTable target={target} />
      ) : (
        <FeedbackFormPanel target={target} cancelTo={cancelTo} />
      )}
    </div>
  );
}

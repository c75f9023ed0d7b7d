import { type Body, limits } from '@doselore/contract';
import { noNamesHint, type ShownForm } from '@doselore/contract/feedback-forms';
import type { saveScoUserFeedback } from '@doselore/contract/learning';
import { useState } from 'react';
import { showBanner } from '../../../../platform/banner/index.ts';
import { FoldedTextField, Form, maxText, RatingField, requiredAs, useForm } from '../../../../ui/form/index.ts';
import {
  answersOf,
  emptyAnswers,
  QuestionFields,
  questionLabels,
  questionRules,
} from '../../feedback-forms/answering/index.ts';
import c from './results.module.css';

const ratings = [
  { value: '5', label: '5, very useful' },
  { value: '4', label: '4, useful' },
  { value: '3', label: '3, somewhat useful' },
  { value: '2', label: '2, of little use' },
  { value: '1', label: '1, of no use' },
];

type Props = {
  /** Questions beside the stars. The page keeps the version that it showed first, and sends its id with the answers. */
  form: ShownForm;
  onSend: (feedback: Body<typeof saveScoUserFeedback>) => Promise<unknown>;
  onSent: () => Promise<unknown>;
};

/** Feedback form that is shown once a course is completed. */
export function FeedbackForm({ form: shownForm, onSend, onSent }: Props) {
  const [{ id: formId, questions }] = useState(shownForm);
  const form = useForm<Record<string, string>>({
    initial: { rating: '', ...emptyAnswers(questions), comment: '' },
    labels: {
      rating: 'How useful was this course?',
      ...questionLabels(questions),
      comment: 'What would make it better?',
    },
    rules: {
      rating: [requiredAs('Choose a rating from 1 to 5')],
      ...questionRules(questions),
      comment: [maxText(limits.text)],
    },
    onSubmit: ({ rating, comment = '', ...values }) =>
      onSend({ rating: Number(rating), comment, formId, answers: answersOf(questions, values) }),
  });
  const thank = async () => {
    showBanner({ message: 'Thank you, your feedback is saved.', type: 'success' });
    await onSent();
  };
  return (
    <section className={`card ${c.feedback}`} aria-labelledby="feedback">
      <h2 id="feedback">Your feedback</h2>
      <Form form={form} submitLabel="Send feedback" onDone={() => void thank()} guarded={false}>
        <RatingField field={form.field('rating')} options={ratings} />
        <QuestionFields questions={questions} field={(key) => form.field(key)} />
        <FoldedTextField field={form.field('comment')} hint={noNamesHint} maxLength={limits.text} />
      </Form>
    </section>
  );
}

import { commandOf, limits } from '@doselore/contract';
import { noNamesHint, type ShownForm } from '@doselore/contract/feedback-forms';
import { getSessionFeedbackForm, saveSessionFeedback } from '@doselore/contract/my-learning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import {
  FoldedTextField,
  Form,
  maxText,
  RatingField,
  requiredAs,
  ScaleField,
  useForm,
} from '../../../../ui/form/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import {
  answersOf,
  emptyAnswers,
  QuestionFields,
  questionLabels,
  questionRules,
} from '../../feedback-forms/answering/index.ts';
import { myLearning } from '../my-learning.queries.ts';
import type { SessionCourse } from '../session-facts.ts';

const ratings = [
  { value: '5', label: '5, very good' },
  { value: '4', label: '4, good' },
  { value: '3', label: '3, fair' },
  { value: '2', label: '2, poor' },
  { value: '1', label: '1, very poor' },
];
const rated = [requiredAs('Choose a rating from 1 to 5')];

/**
 * Feedback form for people who attended a Pharmacist-led Course, once each. The trainer sees averages without names.
 */
export function SessionFeedback({ course }: { course: SessionCourse }) {
  const query = useQuery(myLearning.one(getSessionFeedbackForm, { params: { virtualGroupId: course.course_id } }));
  return (
    <section id="feedback" aria-labelledby="feedback-title">
      <h2 id="feedback-title">Your feedback</h2>
      <QueryView query={query} errorTitle="The questions could not be loaded">
        {(shownForm) => <FeedbackFields course={course} shownForm={shownForm} />}
      </QueryView>
    </section>
  );
}

/** Keeps the version of the form that was shown first, and sends its id with the answers. */
function FeedbackFields({ course, shownForm }: { course: SessionCourse; shownForm: ShownForm }) {
  const client = useQueryClient();
  const [{ id: formId, questions }] = useState(shownForm);
  const form = useForm<Record<string, string>>({
    initial: {
      ...{ trainer: '', content: '', venue: '', would_recommend: '', comment: '' },
      ...emptyAnswers(questions),
    },
    labels: {
      trainer: 'How was the trainer?',
      content: 'How was the content?',
      venue: course.session.joining === null ? 'How was the venue?' : 'How well did the online session work?',
      would_recommend: 'How likely are you to recommend this course to a colleague?',
      comment: 'What would make it better?',
      ...questionLabels(questions),
    },
    rules: {
      ...{ trainer: rated, content: rated, venue: rated, comment: [maxText(limits.text)] },
      ...questionRules(questions),
    },
    onSubmit: ({ trainer, content, venue, would_recommend, comment = '', ...values }) =>
      callEndpoint(saveSessionFeedback, {
        params: { virtualGroupId: course.course_id },
        body: commandOf({
          trainer: Number(trainer),
          content: Number(content),
          venue: Number(venue),
          would_recommend: would_recommend === '' ? null : Number(would_recommend),
          comment,
          formId,
          answers: answersOf(questions, values),
        }),
      }),
  });
  const thank = async () => {
    showBanner({ message: 'Thank you, your feedback is saved.', type: 'success' });
    await refreshQueries(client, 'my-learning');
  };
  return (
    <Form form={form} submitLabel="Send feedback" onDone={() => void thank()} guarded={false}>
      <RatingField field={form.field('trainer')} options={ratings} />
      <RatingField field={form.field('content')} options={ratings} />
      <RatingField field={form.field('venue')} options={ratings} />
      <ScaleField
        field={form.field('would_recommend')}
        optional
        highest={10}
        ends={['not at all likely', 'very likely']}
      />
      <QuestionFields questions={questions} field={(key) => form.field(key)} />
      <FoldedTextField field={form.field('comment')} hint={noNamesHint} maxLength={limits.text} />
    </Form>
  );
}

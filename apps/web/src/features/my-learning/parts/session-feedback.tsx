import { limits } from '@doselore/contract';
import { useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../platform/banner/index.ts';
import {
  Form,
  maxText,
  RadioGroupField,
  requiredAs,
  ScaleField,
  TextAreaField,
  useForm,
} from '../../../ui/form/index.ts';
import { sendSessionFeedback } from '../my-learning.queries.ts';
import type { SessionCourse } from '../session-facts.ts';

const ratings = [
  { value: '5', label: '5, very good' },
  { value: '4', label: '4, good' },
  { value: '3', label: '3, fair' },
  { value: '2', label: '2, poor' },
  { value: '1', label: '1, very poor' },
];
const rated = [requiredAs('Choose a rating from 1 to 5')];

/** Feedback form for people who attended a session, once each. The trainer sees averages without names. */
export function SessionFeedback({ course }: { course: SessionCourse }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { trainer: '', content: '', venue: '', would_recommend: '', comment: '' },
    labels: {
      trainer: 'How was the trainer?',
      content: 'How was the content?',
      venue: course.session.joining === null ? 'How was the venue?' : 'How well did the online session work?',
      would_recommend: 'How likely are you to recommend this course to a colleague?',
      comment: 'What would make it better?',
    },
    rules: { trainer: rated, content: rated, venue: rated, comment: [maxText(limits.text)] },
    onSubmit: ({ trainer, content, venue, would_recommend, comment }) =>
      sendSessionFeedback(course.course_id, {
        trainer: Number(trainer),
        content: Number(content),
        venue: Number(venue),
        would_recommend: would_recommend === '' ? null : Number(would_recommend),
        comment,
      }),
  });
  const thank = async () => {
    showBanner({ message: 'Thank you, your feedback is saved.', type: 'success' });
    await client.invalidateQueries({ queryKey: ['my-learning'] });
  };
  return (
    <section id="feedback" aria-labelledby="feedback-title">
      <h2 id="feedback-title">Your feedback</h2>
      <Form form={form} submitLabel="Send feedback" onDone={() => void thank()} guarded={false}>
        <RadioGroupField field={form.field('trainer')} options={ratings} />
        <RadioGroupField field={form.field('content')} options={ratings} />
        <RadioGroupField field={form.field('venue')} options={ratings} />
        <ScaleField
          field={form.field('would_recommend')}
          optional
          highest={10}
          ends={['not at all likely', 'very likely']}
        />
        <TextAreaField field={form.field('comment')} optional maxLength={limits.text} />
      </Form>
    </section>
  );
}

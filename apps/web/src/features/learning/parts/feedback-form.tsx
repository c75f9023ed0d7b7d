import { useMutation } from '@tanstack/react-query';
import { showBanner } from '../../../platform/banner/index.ts';
import { Form, maxText, RadioGroupField, requiredAs, TextAreaField, useForm } from '../../../ui/form/index.ts';
import c from './results.module.css';

const ratings = [
  { value: '5', label: '5, very useful' },
  { value: '4', label: '4, useful' },
  { value: '3', label: '3, somewhat useful' },
  { value: '2', label: '2, of little use' },
  { value: '1', label: '1, of no use' },
];

type Props = {
  onSend: (feedback: { rating: number; comment: string }) => Promise<unknown>;
  onSent: () => Promise<unknown>;
};

/** Feedback form that is shown once a course is completed. */
export function FeedbackForm({ onSend, onSent }: Props) {
  const save = useMutation({
    mutationFn: (values: { rating: string; comment: string }) =>
      onSend({ rating: Number(values.rating), comment: values.comment }),
    meta: { quiet: true },
  });
  const form = useForm({
    initial: { rating: '', comment: '' },
    labels: { rating: 'How useful was this course?', comment: 'What would make it better?' },
    rules: { rating: [requiredAs('Choose a rating from 1 to 5')], comment: [maxText(2_000)] },
    onSubmit: (values) => save.mutateAsync(values),
  });
  const thank = async () => {
    showBanner({ message: 'Thank you, your feedback is saved.', type: 'success' });
    await onSent();
  };
  return (
    <section className={`card ${c.feedback}`} aria-labelledby="feedback">
      <h2 id="feedback">Your feedback</h2>
      <Form form={form} submitLabel="Send feedback" onDone={() => void thank()} guarded={false}>
        <RadioGroupField field={form.field('rating')} options={ratings} />
        <TextAreaField field={form.field('comment')} optional />
      </Form>
    </section>
  );
}

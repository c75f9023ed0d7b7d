import {
  addRecognition,
  type ExternalCourseDetail,
  endRecognition,
  type RecognisedProduct,
  type Recognition,
} from '@doselore/contract/external-courses';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { today } from '../../../../platform/clock/clock.ts';
import { DayField, Form, realDay, requiredAs, SelectField, useForm } from '../../../../ui/form/index.ts';
import { refreshAfterCourses } from '../../courses/index.ts';

type Props = { course: ExternalCourseDetail; onClose: () => void };

const keyOf = ({ productType, productId }: RecognisedProduct) => `${productType} ${productId}`;
const realIfGiven = (value: string, all: object) => (value === '' ? undefined : realDay(value, all));

/** Form that recognises a course as one of the catalogue. */
export function RecognitionForm({ course, onClose }: Props) {
  const client = useQueryClient();
  const form = useForm({
    initial: { product: '', fromOn: today(), untilOn: '' },
    labels: { product: 'Course', fromOn: 'Counts from', untilOn: 'No longer counts from' },
    rules: {
      product: [requiredAs('Choose a course')],
      fromOn: [requiredAs('Enter the first day'), realDay],
      untilOn: [
        realIfGiven,
        (value, { fromOn }) => (value !== '' && value <= fromOn ? 'Choose a day after the first day' : undefined),
      ],
    },
    onSubmit: async ({ product, fromOn, untilOn }) => {
      const chosen = course.products.find((one) => keyOf(one) === product);
      if (chosen === undefined) return;
      const { productType, productId, title } = chosen;
      await callEndpoint(addRecognition, {
        params: { externalCourseId: course.id },
        body: { productType, productId, fromOn, untilOn: untilOn === '' ? null : untilOn },
      });
      showBanner({ message: `${course.title} is recognised as ${title}`, type: 'success' });
      await refreshAfterCourses(client);
    },
  });
  return (
    <Form form={form} submitLabel="Recognise" onCancel={onClose} onDone={onClose} guarded={false}>
      <SelectField
        field={form.field('product')}
        placeholder="Choose a course"
        options={course.products.map((one) => ({ value: keyOf(one), label: one.title }))}
      />
      <DayField field={form.field('fromOn')} />
      <DayField field={form.field('untilOn')} optional hint="Leave it empty until a last day is known." />
    </Form>
  );
}

/** Form that chooses the first day on which a recognition no longer counts. */
export function EndForm({ course, recognition, onClose }: Props & { recognition: Recognition }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { untilOn: recognition.until_on ?? today() },
    labels: { untilOn: 'No longer counts from' },
    rules: {
      untilOn: [
        requiredAs('Enter the day'),
        realDay,
        (value) => (value < recognition.from_on ? 'Choose a day that is not before the first day' : undefined),
      ],
    },
    onSubmit: async ({ untilOn }) => {
      const params = { externalCourseId: course.id, recognitionId: recognition.id };
      await callEndpoint(endRecognition, { params, body: { untilOn, seenUntilOn: recognition.until_on } });
      showBanner({ message: `End of recognition as ${recognition.title} saved`, type: 'success' });
      await refreshAfterCourses(client);
    },
  });
  return (
    <>
      <p>
        From this day, no entry counts as {recognition.title}, even if it was completed earlier. Earlier days stay on
        record.
      </p>
      <Form form={form} submitLabel="Save end date" onCancel={onClose} onDone={onClose} guarded={false}>
        <DayField field={form.field('untilOn')} />
      </Form>
    </>
  );
}

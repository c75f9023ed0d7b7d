import type { Body } from '@doselore/contract';
import {
  type FormFields,
  questionKindNames,
  questionsOf,
  questionsProblem,
  type saveFeedbackForm,
} from '@doselore/contract/feedback-forms';
import { type FormState, useForm } from '../../../ui/form/index.ts';

type FormChange = Omit<Body<typeof saveFeedbackForm>, 'productId'>;

type Base = FormChange['baseValues'];

/** Questions in words, for the panel that compares two changes. */
const inWords = (text: string) =>
  questionsOf(text)
    .map((question, at) => `${at + 1}. ${question.text} (${questionKindNames[question.kind].toLowerCase()})`)
    .join(' ') || 'No questions';

type Options = { fields: FormFields; onSave: (fields: FormFields, baseValues: Base) => Promise<unknown> };

export function useFormEditor({ fields, onSave }: Options): FormState<FormFields> {
  return useForm<FormFields, Base>({
    initial: fields,
    baseValues: fields,
    labels: { uses_site_form: 'Form of the site', questions: 'Questions' },
    words: { uses_site_form: (value) => (value ? 'Used' : 'Not used'), questions: inWords },
    rules: { questions: [questionsProblem] },
    onSubmit: onSave,
  });
}

import { formLimits, noNamesHint, optionsOf, type ShownForm } from '@doselore/contract/feedback-forms';
import {
  type FieldProps,
  FoldedTextField,
  RadioGroupField,
  RatingField,
  TextAreaField,
} from '../../../../ui/form/index.ts';

const noAnswer = { value: '', label: 'No answer' };

type Props = {
  questions: ShownForm['questions'];
  field: (key: string) => FieldProps<string>;
};

/** Fields for the questions of a form. "No answer" clears the choice of an optional question. */
export function QuestionFields({ questions, field }: Props) {
  return questions.map((question) => {
    const { key, kind, required } = question;
    if (kind === 'text') {
      const text = { field: field(key), hint: noNamesHint, maxLength: formLimits.answer };
      return required ? <TextAreaField key={key} {...text} /> : <FoldedTextField key={key} {...text} />;
    }
    if (kind === 'stars' || kind === 'agree')
      return <RatingField key={key} field={field(key)} optional={!required} options={optionsOf(question)} />;
    return (
      <RadioGroupField
        key={key}
        field={field(key)}
        optional={!required}
        isInline={kind === 'yes_no'}
        options={required ? optionsOf(question) : [...optionsOf(question), noAnswer]}
      />
    );
  });
}

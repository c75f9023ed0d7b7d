import { formLimits, noNamesHint, optionsOf, type ShownForm } from '@doselore/contract/feedback-forms';
import { type FieldProps, RadioGroupField, TextAreaField } from '../../../../ui/form/index.ts';

const noAnswer = { value: '', label: 'No answer' };

type Props = {
  questions: ShownForm['questions'];
  field: (key: string) => FieldProps<string>;
};

/** Fields for the questions of a form. "No answer" clears the choice of an optional question. */
export function QuestionFields({ questions, field }: Props) {
  return questions.map((question) => {
    const { key, kind, required } = question;
    if (kind === 'text')
      return (
        <TextAreaField
          key={key}
          field={field(key)}
          optional={!required}
          hint={noNamesHint}
          maxLength={formLimits.answer}
        />
      );
    return (
      <RadioGroupField
        key={key}
        field={field(key)}
        optional={!required}
        options={required ? optionsOf(question) : [...optionsOf(question), noAnswer]}
      />
    );
  });
}

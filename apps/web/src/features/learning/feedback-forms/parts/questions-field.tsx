import { formLimits, nextKey, questionsOf, questionsText } from '@doselore/contract/feedback-forms';
import type { FieldProps } from '../../../../ui/form/index.ts';
import { RowsField } from '../../../../ui/rows/index.ts';
import { QuestionInputs } from './question-inputs.tsx';

const texts = { rowsOf: questionsOf, textOf: questionsText };

/** Questions of a form with their order. The stars before them are question 1. */
export function QuestionsField({ field }: { field: FieldProps<string> }) {
  return (
    <RowsField
      field={field}
      texts={texts}
      row="question"
      firstNumber={2}
      keyOf={({ key }) => key}
      legend="optional"
      hint={`Up to ${formLimits.questions} questions besides the stars, which are question 1.`}
      look="box"
      canMove
      most={formLimits.questions}
      add={{
        label: 'Add question',
        newRow: (rows) => ({ key: nextKey(rows), kind: 'stars' as const, required: false, text: '', choices: [] }),
      }}
    >
      {(question, inputs) => <QuestionInputs question={question} {...inputs} />}
    </RowsField>
  );
}

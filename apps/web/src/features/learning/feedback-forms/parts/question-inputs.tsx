import '@mantine/core/styles/Checkbox.css';
import { capitalised } from '@doselore/contract';
import {
  type FeedbackQuestionOfForm,
  formLimits,
  questionKindNames,
  questionKinds,
} from '@doselore/contract/feedback-forms';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { RowInputs } from '../../../../ui/rows/index.ts';

const kinds = questionKinds.map((value) => ({ value, label: questionKindNames[value] }));

type Props = { question: FeedbackQuestionOfForm } & RowInputs<FeedbackQuestionOfForm>;

/** Words, kind and choices of one question of a form that is edited. */
export function QuestionInputs({ question, name, change }: Props) {
  return (
    <>
      <TextInput
        label={capitalised(name)}
        maxLength={formLimits.text.max}
        value={question.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <NativeSelect
        label="Kind of answer"
        data={kinds}
        value={question.kind}
        onChange={({ currentTarget: { value } }) =>
          change({ kind: questionKinds.find((known) => known === value) ?? 'stars' })
        }
      />
      {question.kind === 'choice' && (
        <Textarea
          label="Choices"
          description={`${formLimits.choices.min} to ${formLimits.choices.max}, one on each line.`}
          rows={4}
          value={question.choices.join('\n')}
          onChange={(event) => change({ choices: event.currentTarget.value.split('\n') })}
        />
      )}
      <Checkbox
        data-plain-label
        label="Must be answered"
        aria-label={`Must be answered: ${name}`}
        checked={question.required}
        onChange={(event) => change({ required: event.currentTarget.checked })}
      />
    </>
  );
}

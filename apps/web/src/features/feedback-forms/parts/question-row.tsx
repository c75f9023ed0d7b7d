import '@mantine/core/styles/Checkbox.css';
import {
  type FeedbackQuestionOfForm,
  formLimits,
  questionKindNames,
  questionKinds,
} from '@doselore/contract/feedback-forms';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import c from './feedback-forms.module.css';

const kinds = questionKinds.map((value) => ({ value, label: questionKindNames[value] }));

type Props = {
  question: FeedbackQuestionOfForm;
  /** Number within the form, from 2 to `last`. */
  number: number;
  last: number;
  onChange: (changes: Partial<FeedbackQuestionOfForm>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One question of a form that is edited: its words, its kind, its choices and its place. */
export function QuestionRow({ question, number, last, onChange, onMove, onRemove }: Props) {
  const name = `question ${number}`;
  const isFirst = number === 2 || undefined;
  const isLast = number === last || undefined;
  return (
    <li className={c.question} aria-label={`Question ${number}`}>
      <TextInput
        label={`Question ${number}`}
        maxLength={formLimits.text.max}
        value={question.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <NativeSelect
        label="Kind of answer"
        data={kinds}
        value={question.kind}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: questionKinds.find((known) => known === value) ?? 'stars' })
        }
      />
      {question.kind === 'choice' && (
        <Textarea
          label="Choices"
          description={`${formLimits.choices.min} to ${formLimits.choices.max}, one on each line.`}
          rows={4}
          value={question.choices.join('\n')}
          onChange={(event) => onChange({ choices: event.currentTarget.value.split('\n') })}
        />
      )}
      <Checkbox
        data-plain-label
        label="Must be answered"
        aria-label={`Must be answered: ${name}`}
        checked={question.required}
        onChange={(event) => onChange({ required: event.currentTarget.checked })}
      />
      <div className={c.tools}>
        <Button
          variant="default"
          size="sm"
          aria-label={`Move up: ${name}`}
          aria-disabled={isFirst}
          data-disabled={isFirst}
          leftSection={<IconArrowUp size={17} aria-hidden />}
          onClick={() => onMove(-1)}
        >
          Move up
        </Button>
        <Button
          variant="default"
          size="sm"
          aria-label={`Move down: ${name}`}
          aria-disabled={isLast}
          data-disabled={isLast}
          leftSection={<IconArrowDown size={17} aria-hidden />}
          onClick={() => onMove(1)}
        >
          Move down
        </Button>
        <Button
          variant="subtle"
          size="sm"
          aria-label={`Remove ${name}`}
          leftSection={<IconTrash size={17} aria-hidden />}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

import {
  type FeedbackQuestionOfForm,
  formLimits,
  nextKey,
  questionsOf,
  questionsText,
} from '@doselore/contract/feedback-forms';
import { Button, Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type FieldProps, movedItem } from '../../../ui/form/index.ts';
import c from './feedback-forms.module.css';
import { QuestionRow } from './question-row.tsx';

/** Questions of a form with their order. Buttons move a question, so that keyboard users can move it too. */
export function QuestionsField({ field }: { field: FieldProps<string> }) {
  const [typed, setTyped] = useState(() => questionsOf(field.value));
  const [said, setSaid] = useState('');
  // The form has put another value there, such as the other side of an edit conflict. Spaces being typed stay.
  const rows = questionsText(typed) === field.value ? typed : questionsOf(field.value);
  const set = (next: FeedbackQuestionOfForm[]) => {
    setTyped(next);
    field.onChange(questionsText(next));
  };
  const move = (at: number, by: -1 | 1) => {
    if (rows[at + by] === undefined) return;
    set(movedItem(rows, at, by));
    setSaid(`Question ${at + 2} is now question ${at + by + 2} of ${rows.length + 1}.`);
  };
  const errorId = `${field.id}-problem`;
  return (
    <fieldset
      id={field.id}
      className="plain-fieldset"
      aria-describedby={field.error === undefined ? undefined : errorId}
      onBlur={field.onBlur}
    >
      <Input.Label component="legend">{`${field.label} (optional)`}</Input.Label>
      <Input.Description>{`Up to ${formLimits.questions} questions besides the stars, which are question 1.`}</Input.Description>
      {field.error !== undefined && <Input.Error id={errorId}>{field.error}</Input.Error>}
      <ul className={c.questions}>
        {rows.map((row, at) => (
          <QuestionRow
            key={row.key}
            question={row}
            number={at + 2}
            last={rows.length + 1}
            onChange={(changes) => set(rows.map((held, index) => (index === at ? { ...held, ...changes } : held)))}
            onMove={(by) => move(at, by)}
            onRemove={() => set(rows.filter((_row, index) => index !== at))}
          />
        ))}
      </ul>
      {rows.length < formLimits.questions && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => set([...rows, { key: nextKey(rows), kind: 'stars', required: false, text: '', choices: [] }])}
        >
          Add question
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}

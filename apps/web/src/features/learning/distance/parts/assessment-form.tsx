import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import c from './distance.module.css';
import { type Question, QuestionField } from './question-field.tsx';

type Answers = Readonly<Record<number, readonly number[]>>;
type Props = {
  questions: readonly Question[];
  answers: Answers;
  onChoose: (questionId: number, chosen: readonly number[]) => void;
  onSubmit: () => void;
  isSending: boolean;
  /** Shown above the questions. */
  lead: ReactNode;
  /** Shown above the button: whether the answers are saved, or why they were not sent. */
  state: ReactNode;
};

/** Returns the answers to all questions, as the server takes them. */
export const answersTo = (questions: Props['questions'], answers: Answers) =>
  questions.map(({ id }) => ({ questionId: id, chosen: [...(answers[id] ?? [])] }));

/** Questions of an assessment. Submitting marks questions without an answer, and moves the focus to the first of them. */
export function AssessmentForm({ questions, answers, onChoose, onSubmit, isSending, lead, state }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  const isOpen = ({ id }: Pick<Question, 'id'>) => (answers[id] ?? []).length === 0;
  const open = questions.filter(isOpen);
  const submit = () => {
    setIsConfirming(true);
    const [missing] = open;
    if (missing === undefined) onSubmit();
    else document.getElementById(`question-${missing.id}`)?.querySelector('input')?.focus();
  };
  return (
    <form
      className={c.questions}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="muted">{lead}</p>
      <ol className={c.list}>
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            chosen={answers[question.id] ?? []}
            isMissing={isConfirming && isOpen(question)}
            onChange={(chosen) => onChoose(question.id, chosen)}
          />
        ))}
      </ol>
      <div className={c.handIn}>
        {state}
        {isConfirming && open.length > 0 && (
          <p role="alert" className={c.problem}>
            {open.length === 1 ? '1 question has no answer yet.' : `${open.length} questions have no answer yet.`}
          </p>
        )}
        <Button type="submit" size="lg" fz="md" loading={isSending}>
          Submit answers
        </Button>
      </div>
    </form>
  );
}

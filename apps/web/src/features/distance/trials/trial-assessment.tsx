import type { Answer } from '@doselore/contract';
import type { getDistanceTrial } from '@doselore/contract/distance';
import { Button } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../../platform/banner/index.ts';
import { Notice } from '../../../ui/layout/index.ts';
import { AnswerList, OutcomeCard } from '../../learning/index.ts';
import c from '../parts/distance.module.css';
import { QuestionField } from '../parts/question-field.tsx';
import { shownAnswer } from '../parts/shown-answer.ts';
import { sendTrial } from './trials.queries.ts';

type Props = { courseId: number; trial: Answer<typeof getDistanceTrial> };

/** Assessment of a distance course that a site admin tries, and the result that a learner would get. */
export function TrialAssessment({ courseId, trial }: Props) {
  const [answers, setAnswers] = useState<Record<number, readonly number[]>>({});
  const [asked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: () =>
      sendTrial(courseId, {
        answers: trial.questions.map(({ id }) => ({ questionId: id, chosen: [...(answers[id] ?? [])] })),
      }),
  });
  const open = trial.questions.filter(({ id }) => (answers[id] ?? []).length === 0);
  const submit = () => {
    setAsked(true);
    const [missing] = open;
    if (missing === undefined) send.mutate();
    else document.getElementById(`question-${missing.id}`)?.querySelector('input')?.focus();
  };
  const startAgain = () => {
    setAnswers({});
    setAsked(false);
    send.reset();
  };
  if (send.data !== undefined) {
    const { score, pass_mark, passed, answers: marked } = send.data;
    return (
      <>
        <Notice icon={IconFlask} label="Result of the trial">
          A learner would get this result. Nothing was stored.
        </Notice>
        <OutcomeCard
          status={passed ? 'passed' : 'failed'}
          facts={[{ label: 'Score', value: `${score} of 100 (pass mark ${pass_mark})` }]}
          isFinal
        >
          <div>
            <Button onClick={startAgain}>Try again</Button>
          </div>
        </OutcomeCard>
        <AnswerList answers={marked.map(shownAnswer)} />
      </>
    );
  }
  return (
    <form
      className={c.questions}
      noValidate
      aria-labelledby="trial-assessment"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="trial-assessment">Assessment</h2>
      <p className="muted">{trial.pass_mark} of 100 to pass.</p>
      <ol className={c.list}>
        {trial.questions.map((question) => (
          <QuestionField
            key={question.id}
            question={{ ...question, chosen: [] }}
            chosen={answers[question.id] ?? []}
            isMissing={asked && (answers[question.id] ?? []).length === 0}
            onChange={(chosen) => setAnswers((held) => ({ ...held, [question.id]: chosen }))}
          />
        ))}
      </ol>
      <div className={c.handIn}>
        {asked && open.length > 0 && (
          <p role="alert" className={c.problem}>
            {open.length === 1 ? '1 question has no answer yet.' : `${open.length} questions have no answer yet.`}
          </p>
        )}
        {send.isError && (
          <p role="alert" className={c.problem}>
            {describeError(send.error)}
          </p>
        )}
        <Button type="submit" size="lg" fz="md" loading={send.isPending}>
          Submit answers
        </Button>
      </div>
    </form>
  );
}

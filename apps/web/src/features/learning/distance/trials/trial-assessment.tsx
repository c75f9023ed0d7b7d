import type { Answer } from '@doselore/contract';
import { type getDistanceTrial, markTrial } from '@doselore/contract/distance';
import { Button } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { describeError } from '../../../../platform/banner/index.ts';
import { Notice } from '../../../../ui/layout/index.ts';
import { AnswerList, OutcomeCard } from '../../learning/index.ts';
import { AssessmentForm, answersTo } from '../parts/assessment-form.tsx';
import c from '../parts/distance.module.css';
import { shownAnswer } from '../parts/shown-answer.ts';

type Props = { courseId: number; trial: Answer<typeof getDistanceTrial> };

/** Assessment of a distance course that a site admin tries, and the result that a learner would get. */
export function TrialAssessment({ courseId, trial }: Props) {
  const [answers, setAnswers] = useState<Record<number, readonly number[]>>({});
  const send = useMutation({
    mutationFn: () =>
      callEndpoint(markTrial, { params: { courseId }, body: { answers: answersTo(trial.questions, answers) } }),
  });
  const startAgain = () => {
    setAnswers({});
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
    <section aria-labelledby="trial-assessment">
      <h2 id="trial-assessment">Assessment</h2>
      <AssessmentForm
        questions={trial.questions}
        answers={answers}
        onChoose={(questionId, chosen) => setAnswers((current) => ({ ...current, [questionId]: chosen }))}
        onSubmit={() => send.mutate()}
        isSending={send.isPending}
        lead={`${trial.pass_mark} of 100 to pass.`}
        state={
          send.isError && (
            <p role="alert" className={c.problem}>
              {describeError(send.error)}
            </p>
          )
        }
      />
    </section>
  );
}

import { type Answer, AppError } from '@doselore/contract';
import type { getAssessment } from '@doselore/contract/distance';
import { Button } from '@mantine/core';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { useRouteIdOrZero } from '../../platform/routes/index.ts';
import { Page } from '../../ui/page/index.ts';
import { QueryView } from '../../ui/states/index.ts';
import { assessmentQuery, handIn } from './distance.queries.ts';
import c from './parts/distance.module.css';
import { QuestionField } from './parts/question-field.tsx';
import { type AnswerState, useAnswers } from './use-answers.ts';

type Assessment = Answer<typeof getAssessment>;

/** Questions of a distance course. Answers are saved as they are given, and marked when the learner submits them. */
export function AssessmentScreen() {
  const courseUserId = useRouteIdOrZero('courseUserId');
  const query = useQuery(assessmentQuery(courseUserId));
  return (
    <Page title={query.data && `${query.data.title}: assessment`} width="prose">
      <QueryView query={query} errorTitle="This assessment could not be opened">
        {(assessment) => <Questions key={assessment.attempt} courseUserId={courseUserId} assessment={assessment} />}
      </QueryView>
    </Page>
  );
}

const states: Record<AnswerState, { text: string; icon: typeof IconCloudUp }> = {
  kept: { text: 'Your answers are saved', icon: IconCloudCheck },
  sending: { text: 'Saving', icon: IconCloudUp },
  refused: { text: 'This attempt is closed to new answers. Go back to the course to see why.', icon: IconCloudOff },
  waiting: { text: 'Not saved yet. Your answers are kept in this browser and will be sent again.', icon: IconCloudOff },
};

function Questions({ courseUserId, assessment }: { courseUserId: number; assessment: Assessment }) {
  const { to } = useArea();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { answers, state, choose, forget } = useAnswers(courseUserId, assessment);
  const [asked, setAsked] = useState(false);
  const open = assessment.questions.filter(({ id }) => (answers[id] ?? []).length === 0);
  const send = useMutation({
    mutationFn: () =>
      handIn(courseUserId, {
        attempt: assessment.attempt,
        answers: assessment.questions.map(({ id }) => ({ questionId: id, chosen: [...(answers[id] ?? [])] })),
      }),
    onSuccess: async () => {
      forget();
      await client.invalidateQueries({ queryKey: ['my-learning'] });
      await client.invalidateQueries({ queryKey: ['certificates'] });
      await navigate(to('distance-results', { courseUserId }), { replace: true });
    },
    onError: (error) => {
      if (error instanceof AppError && error.code === 'conflict') forget();
    },
  });
  const submit = () => {
    setAsked(true);
    const [missing] = open;
    if (missing === undefined) send.mutate();
    else document.getElementById(`question-${missing.id}`)?.querySelector('input')?.focus();
  };
  const { text, icon: Shown } = states[state];
  return (
    <form
      className={c.questions}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="muted">
        {assessment.pass_mark} of 100 to pass.{' '}
        {assessment.max_attempts !== null && `Attempt ${assessment.attempt} of ${assessment.max_attempts}. `}
        You can stop and come back. Your answers are saved.
      </p>
      <ol className={c.list}>
        {assessment.questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            chosen={answers[question.id] ?? []}
            isMissing={asked && (answers[question.id] ?? []).length === 0}
            onChange={(chosen) => choose(question.id, chosen)}
          />
        ))}
      </ol>
      <div className={c.handIn}>
        <p role="status" className={c.kept} data-state={state}>
          <Shown size={18} aria-hidden /> {text}
        </p>
        {asked && open.length > 0 && (
          <p role="alert" className={c.problem}>
            {open.length === 1 ? '1 question has no answer yet.' : `${open.length} questions have no answer yet.`}
          </p>
        )}
        <Button type="submit" size="lg" fz="md" loading={send.isPending}>
          Submit answers
        </Button>
      </div>
    </form>
  );
}

import { type Answer, AppError } from '@doselore/contract';
import { type getAssessment, submitAssessment } from '@doselore/contract/distance';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { useRouteIdOrZero } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { assessmentQuery } from './distance.queries.ts';
import { AssessmentForm, answersTo } from './parts/assessment-form.tsx';
import c from './parts/distance.module.css';
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
  const send = useMutation({
    mutationFn: () =>
      callEndpoint(submitAssessment, {
        params: { courseUserId },
        body: {
          attempt: assessment.attempt,
          answers: answersTo(assessment.questions, answers),
        },
      }),
    onSuccess: async () => {
      forget();
      await refreshQueries(client, 'my-learning');
      await refreshQueries(client, 'certificates');
      await navigate(to('distance-results', { courseUserId }), { replace: true });
    },
    onError: (error) => {
      if (error instanceof AppError && error.code === 'conflict') forget();
    },
  });
  const { text, icon: Shown } = states[state];
  const { attempt, max_attempts: most, pass_mark: mark } = assessment;
  return (
    <AssessmentForm
      questions={assessment.questions}
      answers={answers}
      onChoose={choose}
      onSubmit={() => send.mutate()}
      isSending={send.isPending}
      lead={
        <>
          {mark} of 100 to pass. {most !== null && `Attempt ${attempt} of ${most}. `}
          You can stop and come back. Your answers are saved.
        </>
      }
      state={
        <p role="status" className={c.kept} data-state={state}>
          <Shown size={18} aria-hidden /> {text}
        </p>
      }
    />
  );
}

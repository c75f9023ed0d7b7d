import { type DistanceResults, getDistanceResults, saveDistanceFeedback } from '@doselore/contract/distance';
import { Button, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { useRouteIdOrZero } from '../../../platform/routes/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { CertificatePanel } from '../../certificates/certificates/index.ts';
import { AnswerList, FeedbackForm, OutcomeCard } from '../learning/index.ts';
import { myLearning } from './distance.queries.ts';
import c from './parts/distance.module.css';
import { shownAnswer } from './parts/shown-answer.ts';

/** Result of the last assessment, in the form that packaged courses have. */
export function DistanceResultsScreen() {
  const courseUserId = useRouteIdOrZero('courseUserId');
  const { to } = useArea();
  const client = useQueryClient();
  const query = useQuery(myLearning.one(getDistanceResults, { params: { courseUserId } }));
  return (
    <Page title={query.data && `${query.data.title}: results`} width="prose">
      <QueryView query={query} errorTitle="These results could not be opened">
        {(results) => (
          <div className={c.stack}>
            <OutcomeCard
              status={results.passed ? 'passed' : 'failed'}
              facts={factsOf(results)}
              isUsedUp={!results.may_try_again}
            >
              {results.may_try_again && (
                <div>
                  <Button component={Link} to={to('assessment', { courseUserId })}>
                    Try again
                  </Button>
                </div>
              )}
            </OutcomeCard>
            {results.certificate !== null && <CertificatePanel certificate={results.certificate} />}
            <AnswerList answers={results.answers.map(shownAnswer)} />
            {results.ask_for_feedback && (
              <FeedbackForm
                form={results.feedback_form}
                onSend={(feedback) => callEndpoint(saveDistanceFeedback, { params: { courseUserId }, body: feedback })}
                onSent={() => refreshQueries(client, 'my-learning')}
              />
            )}
            <Group gap="xs">
              <Button component={Link} variant="default" to={to('my-courses')}>
                Back to My Courses
              </Button>
              {results.passed && (
                <Button component={Link} variant="default" to={to('cpd')}>
                  Add to CPD diary
                </Button>
              )}
            </Group>
          </div>
        )}
      </QueryView>
    </Page>
  );
}

function factsOf({ score, pass_mark, attempt, max_attempts, handed_in_at }: DistanceResults) {
  return [
    { label: 'Score', value: `${score} of 100 (pass mark ${pass_mark})` },
    { label: 'Attempt', value: max_attempts === null ? String(attempt) : `${attempt} of ${max_attempts}` },
    { label: 'Date', value: formatLongDay(handed_in_at) },
  ];
}

import { askForScoUserFeedback, getScoUserResults, saveScoUserFeedback } from '@doselore/contract/learning';
import { Button, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { useRouteIdOrZero } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { CertificatePanel } from '../../certificates/certificates/index.ts';
import { learning } from './learning.queries.ts';
import { AnswerList } from './parts/answer-list.tsx';
import { FeedbackForm } from './parts/feedback-form.tsx';
import c from './parts/results.module.css';
import { ResultsCard } from './parts/results-card.tsx';
import { shownAnswer } from './spoken-answer.ts';

export function ResultsScreen() {
  const scoUserId = useRouteIdOrZero('scoUserId');
  const { to } = useArea();
  const query = useQuery(learning.one(getScoUserResults, { params: { scoUserId } }));
  const client = useQueryClient();
  const feedback = useQuery(learning.one(askForScoUserFeedback, { params: { scoUserId } }));
  const title = query.data && `${query.data.title}: results`;
  return (
    <Page title={title}>
      <QueryView query={query} errorTitle="These results could not be opened">
        {(results) => (
          <div className={c.stack} data-single={results.answers.length === 0 || undefined}>
            <div className={c.summary}>
              <ResultsCard results={results} scoUserId={scoUserId} />
              {results.certificate !== null && <CertificatePanel certificate={results.certificate} />}
            </div>
            <AnswerList answers={results.answers.map(shownAnswer)} />
            {feedback.data?.ask && (
              <FeedbackForm
                form={feedback.data.form}
                onSend={(values) => callEndpoint(saveScoUserFeedback, { params: { scoUserId }, body: values })}
                onSent={() =>
                  refreshQueries(client, learning.one(askForScoUserFeedback, { params: { scoUserId } }).queryKey)
                }
              />
            )}
            <Group gap="xs">
              <Button component={Link} variant="default" to={to('my-courses')}>
                Back to My Courses
              </Button>
              {results.certificate !== null && (
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

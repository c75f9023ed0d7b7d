import { getScoUserResults } from '@doselore/contract/learning';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { useRouteIdOrZero } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../../ui/states/index.ts';
import { learning } from './learning.queries.ts';
import { isPractice } from './looking-again/index.ts';
import { outcomeOf } from './outcome.ts';
import { PracticeEnd } from './parts/practice-end.tsx';
import c from './parts/results.module.css';

/** Page after the player: what was stored, and where to continue. */
export function PostContentScreen() {
  const scoUserId = useRouteIdOrZero('scoUserId');
  const { to } = useArea();
  const { search } = useLocation();
  const query = useQuery(learning.one(getScoUserResults, { params: { scoUserId } }));
  return (
    <Page title={query.data?.title} width="prose">
      <QueryView query={query}>
        {(results) => {
          if (isPractice(search)) return <PracticeEnd results={results} scoUserId={scoUserId} />;
          const place = { courseType: 'online', courseId: results.course_id, groupId: results.group_id };
          const isOver = outcomeOf(results).kind !== 'open';
          const goesOn = results.modules > 1 && !results.course_completed;
          const { heading, next, icon } = outcomeOf(results);
          const ways = (
            <div className={c.buttons}>
              {isOver && (
                <Button component={Link} to={to('results', { scoUserId, slug: 'results' })}>
                  {results.course_completed ? 'See your results and certificate' : 'See your results'}
                </Button>
              )}
              {goesOn && (
                <Button component={Link} variant={isOver ? 'light' : 'filled'} to={to('modules', place)}>
                  Go to the modules
                </Button>
              )}
              <Button component={Link} variant={isOver || goesOn ? 'subtle' : 'filled'} to={to('my-courses')}>
                Back to My Courses
              </Button>
            </div>
          );
          return <EmptyPanel icon={icon} title={heading} message={next} action={ways} />;
        }}
      </QueryView>
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { ErrorPanel, Spinner } from '../../../../ui/states/index.ts';
import c from '../parts/player.module.css';
import { TrialPlayer } from './trial-player.tsx';
import { trialQuery } from './trials.queries.ts';

/** Player of a module that is tried. Leaving it goes back to the modules of the course, with the result. */
export function TryModuleScreen() {
  const { to } = useArea();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [courseId, scoId] = [useRouteId('courseId') ?? 0, useRouteId('scoId') ?? 0];
  const query = useQuery(trialQuery({ courseId, scoId, visit: key }));
  if (query.data !== undefined)
    return (
      <TrialPlayer
        key={query.data.session_token}
        launch={query.data}
        onExit={(result) => void navigate(to('try-course', { courseId }), { state: { scoId, result } })}
      />
    );
  return (
    <div className={c.alone}>
      <Page title="Try as a learner" width="prose">
        {query.isError ? (
          <ErrorPanel title="This module could not be opened" error={query.error} onRetry={() => query.refetch()} />
        ) : (
          <Spinner />
        )}
      </Page>
    </div>
  );
}

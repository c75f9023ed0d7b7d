import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useRouteIdOrZero } from '../../../platform/routes/index.ts';
import { useUser } from '../../../platform/session/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { ErrorPanel, Spinner } from '../../../ui/states/index.ts';
import { launchQuery } from './learning.queries.ts';
import { isPractice } from './looking-again/index.ts';
import c from './parts/player.module.css';
import { Player } from './parts/player.tsx';

/** Course player. Each visit of the page is a separate launch. */
export function ContentScreen() {
  const scoUserId = useRouteIdOrZero('scoUserId');
  const { key, search } = useLocation();
  const { id: userId } = useUser();
  const query = useQuery(launchQuery({ scoUserId, userId, practice: isPractice(search), visit: key }));
  if (query.data !== undefined) return <Player key={query.data.session_token} launch={query.data} />;
  return (
    <div className={c.alone}>
      <Page title="Course" width="prose">
        {query.isError ? (
          <ErrorPanel title="This course could not be opened" error={query.error} onRetry={() => query.refetch()} />
        ) : (
          <Spinner />
        )}
      </Page>
    </div>
  );
}

import type { CurrentUser } from '@doselore/contract/auth';
import { getMyLearningZone } from '@doselore/contract/learning-zone';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { isInterruption } from '../../../platform/interruption/index.ts';
import { currentUserQuery, fetchUserWith } from '../../../platform/session/index.ts';
import { siteInfoQuery } from '../../../platform/site-info/index.ts';
import { myCoursesKey, myWaitingKey } from '../../learning/my-learning/keys/index.ts';
import { myReadingKey } from '../../site/resources/to-read/index.ts';

/** Fetches the user and all that My Courses and its frame show, in one call. */
export async function fetchZone(client: QueryClient): Promise<CurrentUser> {
  try {
    return await fetchUserWith(client, async (signal) => {
      const zone = await callEndpoint(getMyLearningZone, { level: 'member', signal, quiet: true });
      client.setQueryData(siteInfoQuery.queryKey, zone.site);
      client.setQueryData(myCoursesKey, zone.courses);
      client.setQueryData(myWaitingKey, zone.waiting);
      client.setQueryData(myReadingKey, zone.reading);
      return zone.user;
    });
  } catch (error) {
    if (isInterruption(error)) throw error;
    // The page asks for its courses itself, and shows its own errors.
    return client.fetchQuery(currentUserQuery);
  }
}

import { tryModule } from '@doselore/contract/learning';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const courses = roomQueries('courses');

/** Opens a module without an attempt: a command that is sent once for each visit and never repeated. */
export const trialQuery = (target: { courseId: number; scoId: number; visit: string }) =>
  courses.combined(
    'trial',
    target,
    ({ courseId, scoId }) => callEndpoint(tryModule, { params: { courseId }, body: { scoId } }),
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );

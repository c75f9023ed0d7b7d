import { getCourse, listScos } from '@doselore/contract/courses';
import { tryModule } from '@doselore/contract/learning';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';

const level = 'superAdmin';

export function triedCourseQuery(courseId: number) {
  return queryOptions({
    queryKey: ['courses', 'try', courseId],
    queryFn: async ({ signal }) => {
      const course = await callEndpoint(getCourse, { level, params: { courseId }, signal });
      const { scos } = await callEndpoint(listScos, { level, params: { courseId }, signal });
      return { course, scos };
    },
  });
}

/** Opens a module without an attempt: a command that is sent once for each visit and never repeated. */
export function trialQuery({ courseId, scoId, visit }: { courseId: number; scoId: number; visit: string }) {
  return queryOptions({
    queryKey: ['courses', 'trial', courseId, scoId, visit],
    queryFn: () => callEndpoint(tryModule, { level, params: { courseId }, body: { scoId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

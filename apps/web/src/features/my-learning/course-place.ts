import { useRouteId } from '../../platform/routes/index.ts';
import type { CoursePlace } from './my-learning.queries.ts';

/** The course and organisation of the address; an id that cannot be read names no course (0). */
export function useCoursePlace(): CoursePlace {
  return { courseId: useRouteId('courseId') ?? 0, groupId: useRouteId('groupId') ?? undefined };
}

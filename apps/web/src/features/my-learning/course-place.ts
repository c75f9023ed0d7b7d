import { type CourseType, courseTypes } from '@doselore/contract';
import { useParams } from 'react-router';
import { useRouteId } from '../../platform/routes/index.ts';
import type { CoursePlace } from './my-learning.queries.ts';

/** The course and organisation of the address; an id that cannot be read, or another type, names no course (0). */
export function useCoursePlace(taken: readonly CourseType[] = courseTypes): CoursePlace {
  const { courseType } = useParams();
  const courseId = useRouteId('courseId') ?? 0;
  const groupId = useRouteId('groupId') ?? undefined;
  const known = taken.find((type) => type === courseType);
  return known === undefined
    ? { courseType: 'online', courseId: 0, groupId }
    : { courseType: known, courseId, groupId };
}

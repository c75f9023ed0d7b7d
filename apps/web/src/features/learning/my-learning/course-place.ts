import { type CourseType, courseTypes } from '@doselore/contract/my-learning';
import { useParams } from 'react-router';
import { useRouteId, useRouteIdOrZero } from '../../../platform/routes/index.ts';

export type CoursePlace<T extends CourseType = CourseType> = {
  courseType: T;
  courseId: number;
  groupId: number | undefined;
};

/** Course types whose id is 0 instead of null when it cannot be read. */
const zeroed: readonly string[] = ['paper-course', 'external-course'];

/** Returns the course and organisation of the address; null when the type is unknown or the id cannot be read. */
export function useCoursePlace<T extends CourseType = CourseType>(
  taken: readonly T[] = courseTypes as readonly CourseType[] as readonly T[],
): CoursePlace<T> | null {
  const { courseType } = useParams();
  const idOrNull = useRouteId('courseId');
  const idOrZero = useRouteIdOrZero('courseId');
  const groupId = useRouteId('groupId') ?? undefined;
  const known = taken.find((type) => type === courseType);
  const courseId = known !== undefined && zeroed.includes(known) ? idOrZero : idOrNull;
  return known === undefined || courseId === null || courseId === 0 ? null : { courseType: known, courseId, groupId };
}

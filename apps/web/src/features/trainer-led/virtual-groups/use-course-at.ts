import { useArea } from '../../../platform/area/index.ts';
import { usePlaceIds, useRouteId } from '../../../platform/routes/index.ts';
import type { CourseAt } from '../course-planning/planning.queries.ts';

/** Returns the Pharmacist-led Course of the address with its place, and the level of the area. */
export function useCourseAt() {
  const { level } = useArea();
  const place = usePlaceIds();
  const virtualGroupId = useRouteId('virtualGroupId') ?? 0;
  const at: CourseAt = { ...place, virtualGroupId };
  return { level, at, virtualGroupId };
}

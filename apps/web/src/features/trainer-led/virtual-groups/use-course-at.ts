import type { Place } from '@doselore/contract';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceIds, useRouteId } from '../../../platform/routes/index.ts';

/** A Pharmacist-led Course under the address of its organisation or service. */
export type CourseAt = Place & { virtualGroupId: number };

/** Returns the Pharmacist-led Course of the address with its place, and the level of the area. */
export function useCourseAt() {
  const { level } = useArea();
  const place = usePlaceIds();
  const virtualGroupId = useRouteId('virtualGroupId') ?? 0;
  const at: CourseAt = { ...place, virtualGroupId };
  return { level, at, virtualGroupId };
}

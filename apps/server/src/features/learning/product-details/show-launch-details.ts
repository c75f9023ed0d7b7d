import { linesOf } from '@doselore/contract/product-details';
import type { Services } from '../../../platform/services.ts';
import { findLaunchDetails, type LaunchCourse } from './launch-details.repository.ts';

/** Details of a course that its launch page shows to learners. */
export type LaunchDetails = {
  objectives: string[];
  audience: string;
  cpd_minutes: number | null;
  learner_minutes: number | null;
  /** Median time of the newest completions. Null below 5 completions. */
  usual_minutes: number | null;
};

/**
 * Returns the details of a course for learners, or null when the course has none. The caller has read the card of the
 * course within the scope.
 */
export async function showLaunchDetails(
  { db }: Pick<Services, 'db'>,
  course: LaunchCourse,
): Promise<LaunchDetails | null> {
  const found = await findLaunchDetails(db, course);
  if (found === undefined) return null;
  const { objectives, audience, ...minutes } = found;
  return { ...minutes, audience: audience ?? '', objectives: linesOf(objectives ?? '') };
}

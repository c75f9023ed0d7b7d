import { linesOf } from '@doselore/contract/product-details';
import type { Services } from '../../platform/services.ts';
import { findLaunchDetails, type LaunchCourse } from './launch-details.repository.ts';

/** What a course teaches, for the people who take it. */
export type LaunchDetails = {
  objectives: string[];
  audience: string;
  cpd_minutes: number | null;
  learner_minutes: number | null;
  /** Null while too few people have completed the course. */
  usual_minutes: number | null;
};

/** Returns what a course teaches; null while nothing is known about it. Its card was read within the caller's scope. */
export async function showLaunchDetails(
  { db }: Pick<Services, 'db'>,
  course: LaunchCourse,
): Promise<LaunchDetails | null> {
  const found = await findLaunchDetails(db, course);
  if (found === undefined) return null;
  const { objectives, audience, ...minutes } = found;
  return { ...minutes, audience: audience ?? '', objectives: linesOf(objectives ?? '') };
}

import type { CheckedSchedule } from '@doselore/contract/scheduling';
import type { Queries } from '../../../platform/db/index.ts';
import { compareFor } from './compare-for.ts';
import { type CoursePlan, demandOfCourse } from './facts/demand-of-course.ts';

/** Compares all trainers for a course, the best first, and lists the conflicts of its venue and its meeting account. */
export const checkSchedule = async (db: Queries, plan: CoursePlan): Promise<CheckedSchedule> =>
  compareFor(db, await demandOfCourse(db, plan));

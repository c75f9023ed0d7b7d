import type { MyCourse } from './my-learning.schemas.ts';

/**
 * Types of courses. The id of an online, distance or paper course is that of the course. A trainer-led course has the
 * id of its virtual group, an external course that of the person's entry.
 */
export const courseTypes = ['online', 'distance', 'trainer-led', 'paper-course', 'external-course'] as const;
export type CourseType = (typeof courseTypes)[number];
/** Types with modules to open. */
export const moduleCourseTypes = ['online', 'distance'] as const;
export type ModuleCourseType = (typeof moduleCourseTypes)[number];

export const completionStatuses = ['incomplete', 'completed', 'failed'] as const;

export const trainingSources = ['online', 'pled', 'paper', 'external'] as const;
export type TrainingSource = (typeof trainingSources)[number];

export type LearningFilter = { courseTitle: string; deliverableId: number | null; status: string | null };

/**
 * Returns whether a course matches a filter. `not_started` means that there is no completion_status. Any other
 * filter must equal it.
 */
export function matchesFilter(course: MyCourse, filter: LearningFilter): boolean {
  const title = filter.courseTitle.trim().toLowerCase();
  if (title !== '' && !course.title.toLowerCase().includes(title)) return false;
  if (filter.deliverableId !== null && course.deliverable_id !== filter.deliverableId) return false;
  if (filter.status === null) return true;
  const completion = course.courseUser?.completion_status;
  return filter.status === 'not_started' ? completion === undefined : completion === filter.status;
}

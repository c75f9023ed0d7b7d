import type { CourseDetail } from '../courses.queries.ts';

/** Returns the title of a course, with the version when there are several: "Sepsis, version 2". */
export function titleOf(course: CourseDetail): string {
  return course.has_versions ? `${course.title}, version ${course.version}` : course.title;
}

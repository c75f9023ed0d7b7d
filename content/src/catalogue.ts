import { dataSecurity } from '../courses/data-security-level-1/course.ts';
import { immunisation } from '../courses/immunisation-annual-update/course.ts';
import { safeguarding } from '../courses/safeguarding-level-2/course.ts';
import { sepsis } from '../courses/sepsis-spotting-deterioration/course.ts';
import type { CourseDefinition } from './course-types.ts';

export const catalogue: readonly CourseDefinition[] = [sepsis, safeguarding, dataSecurity, immunisation];

export function getCourse(slug: string): CourseDefinition {
  const course = catalogue.find((candidate) => candidate.slug === slug);
  if (!course) throw new Error(`There is no course "${slug}" in content/`);
  return course;
}

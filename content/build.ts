import { catalogue, getCourse } from './src/catalogue.ts';
import type { CourseDefinition, CourseMetadata, Question } from './src/course-types.ts';
import { packageFiles } from './src/package-files.ts';
import { type PlayerQuestion, playerQuestion } from './src/sco-data.ts';
import { zipFiles } from './src/zip.ts';

export type { CourseMetadata, CoverHue, Motif, Question } from './src/course-types.ts';

/** Courses that Doselore writes and ships itself. */
export const courses: readonly CourseMetadata[] = catalogue.map(metadataOf);

/** Builds a course as a SCORM 1.2 package. The same source always gives the same bytes. Throws for an unknown slug. */
export async function buildCourseZip(slug: string): Promise<Buffer> {
  return zipFiles(packageFiles(getCourse(slug)));
}

/**
 * Returns the quiz questions of a course in order, with right answers marked. Browser tests use them to take the quiz.
 */
export function questionsOf(slug: string): readonly Question[] {
  return getCourse(slug).scos.flatMap((sco) => sco.quiz?.questions ?? []);
}

/**
 * Returns each SCO of a course in order, with its quiz as the learner sees it. Without a quiz, `questions` is empty.
 */
export function quizzesOf(slug: string): { sco: string; questions: PlayerQuestion[] }[] {
  return getCourse(slug).scos.map((sco) => ({
    sco: sco.id,
    questions: (sco.quiz?.questions ?? []).map(playerQuestion),
  }));
}

function metadataOf(course: CourseDefinition): CourseMetadata {
  const { slug, title, summary, deliverableId, minutes, audience, motif, hue, defaultMonths } = course;
  return { slug, title, summary, deliverableId, minutes, audience, motif, hue, defaultMonths };
}

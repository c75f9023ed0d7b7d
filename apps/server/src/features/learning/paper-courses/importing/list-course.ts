import { AppError } from '@doselore/contract';
import { notFound } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { findResultCourse } from './listed-results.repository.ts';

/** Finds the face-to-face course of a list. Throws 404 for an unknown one, and 409 for one without a live version. */
export async function getResultCourse(db: Queries, abstractPaperCourseId: number | null) {
  if (abstractPaperCourseId === null) throw notFound();
  const course = await findResultCourse(db, abstractPaperCourseId);
  if (course === undefined)
    throw new AppError(
      'conflict',
      'Results cannot be recorded, because no version of this course is live. Ask a site admin to publish a version.',
    );
  return { ...course, productId: abstractPaperCourseId };
}
export type ResultCourse = Awaited<ReturnType<typeof getResultCourse>>;

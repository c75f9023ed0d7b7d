import { isNothing, tidyText, wordKey } from '@doselore/contract/imports';
import type { Queries } from '../../../../platform/db/index.ts';
import { listCatalogue } from '../external-courses.repository.ts';

type CourseChoice = Awaited<ReturnType<typeof listCatalogue>>[number];

/** External courses by name: the title, alone or with the provider. */
export type CourseIndex = {
  all: readonly CourseChoice[];
  /**
   * Finds the course that a cell names. Undefined for an unknown course, and for an ambiguous title without its
   * provider.
   */
  find: (title: string, provider?: string) => CourseChoice | undefined;
};

export function indexCourses(courses: readonly CourseChoice[]): CourseIndex {
  const byWord = new Map<string, CourseChoice[]>();
  for (const course of courses)
    for (const word of [course.title, `${course.title} ${course.provider}`].map(wordKey))
      byWord.set(word, [...(byWord.get(word) ?? []), course]);
  return {
    all: courses,
    find: (title, provider = '') => {
      const named = byWord.get(wordKey(title)) ?? [];
      const ofProvider = named.filter((one) => wordKey(one.provider) === wordKey(provider));
      return named.length === 1 ? named[0] : ofProvider[0];
    },
  };
}

/** Finds the meanings of words in the column of the course. */
export async function openCourseMeanings(db: Queries) {
  const courses = indexCourses(await listCatalogue(db));
  const ids = new Set(courses.all.map(({ id }) => String(id)));
  return {
    course: {
      choices: courses.all.map(({ id, title, provider }) => ({ id, name: `${title} (${provider})` })),
      unknownIn: (text: string) => (isNothing(text) || courses.find(text) !== undefined ? [] : [tidyText(text)]),
      problemOf: (meaning: string) =>
        meaning === '' || ids.has(meaning) ? undefined : 'Choose a course from the list',
    },
  };
}

import { webAddresses } from '@doselore/contract';
import type { VirtualGroupData } from '../virtual-groups/index.ts';

type Person = { email: string; first_name: string };
/** Further values of a message. */
type Added = Readonly<Record<string, unknown>> & { page?: string };

/** Returns the values that emails about a course share: title, start, place and what to bring. */
export const courseValues = ({
  title,
  training_start: start,
  place,
  what_to_bring: bring,
}: Pick<VirtualGroupData, 'title' | 'training_start' | 'place' | 'what_to_bring'>) => ({ title, start, place, bring });

type CourseValues = ReturnType<typeof courseValues> & { first_name: string; page: string };
/** The type of `more` follows from the argument alone, so that a value that is missing there does not compile. */
type CourseSending<More> = { to: string; values: CourseValues & NoInfer<More> };

/** Returns an email about a course to this person. Its page is My Courses, unless `more` has another. */
export function courseSending<const More extends Added = Record<never, never>>(
  course: VirtualGroupData,
  { email: to, first_name }: Person,
  more: More = {} as More,
): CourseSending<More> {
  return { to, values: { first_name, ...courseValues(course), page: webAddresses.myCourses(), ...more } };
}

/** Returns one such email for each of these people. */
export function courseSendings<const More extends Added = Record<never, never>>(
  course: VirtualGroupData,
  people: readonly Person[],
  more: More = {} as More,
): CourseSending<More>[] {
  return people.map((person) => courseSending<More>(course, person, more));
}

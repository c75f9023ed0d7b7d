import type { Answer } from '@doselore/contract';
import type { ExternalChanges, ExternalEntry, listExternalCourses } from '@doselore/contract/external-courses';

/** Values of the form for an entry. `external_course_id` is the id of a course, `otherCourse` or `notChosen`. */
export type EntryValues = {
  external_course_id: string;
  title: string;
  provider: string;
  completed_on: string;
  months: string;
  reference: string;
};
export const otherCourse = '';
export const notChosen = 'choose';

export const emptyEntry: EntryValues = {
  external_course_id: notChosen,
  title: '',
  provider: '',
  completed_on: '',
  months: '',
  reference: '',
};

type Facts = Pick<ExternalEntry, keyof ExternalChanges>;

/** Returns the fields of an entry that a change can contain. */
export function factsOf(entry: Facts): ExternalChanges {
  const { external_course_id, title, provider, completed_on, months, reference } = entry;
  return { external_course_id, title, provider, completed_on, months, reference };
}

export function valuesOf(entry: Facts): EntryValues {
  const { external_course_id, months, ...facts } = factsOf(entry);
  return {
    ...facts,
    external_course_id: external_course_id === null ? otherCourse : String(external_course_id),
    months: String(months),
  };
}

type Known = { courses: Answer<typeof listExternalCourses>; initial: EntryValues };

/** Returns the fields to send. A course of the list gives its title and provider. */
export function draftOf(values: EntryValues, { courses, initial }: Known): ExternalChanges {
  const id = values.external_course_id;
  const chosen = courses.find((course) => String(course.id) === id);
  const isKept = id !== otherCourse && id === initial.external_course_id;
  const { title, provider } = chosen ?? (isKept ? initial : values);
  return {
    external_course_id: id === otherCourse ? null : Number(id),
    title,
    provider,
    completed_on: values.completed_on,
    months: Number(values.months),
    reference: values.reference.trim(),
  };
}

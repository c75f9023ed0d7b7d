import { limits, ruleMessages } from '@doselore/contract';
import { isNothing, tidyText, wordKey } from '@doselore/contract/imports';
import {
  meaningOf,
  type Problem,
  type Reader,
  readCompleted,
  type Values,
} from '../../../administration/imports/declaring/index.ts';
import type { CourseIndex } from './course-index.ts';

/** External course of a row: a course of the catalogue, or a title and provider from the list. */
type NamedCourse = {
  external_course_id: number | null;
  title: string;
  provider: string;
  default_months: number | undefined;
  needs_evidence: boolean;
};

export type RowFacts = { course: NamedCourse; completed_on: string; months: number; reference: string };

/** Reader of a list of external courses. */
export type EntryReader = Reader & { courses: CourseIndex };

const months = /^(\d{1,3})(?: ?months?)?$/iu;

/** Returns the external course of a row, and the problems with its cells. */
export function readEntry(reader: EntryReader, values: Values): { facts?: RowFacts; problems: Problem[] } {
  const problems: Problem[] = [];
  const course = readCourse(reader, values, problems);
  const day = readCompleted(reader, values.day ?? '', problems);
  const valid = readMonths(course, values.months ?? '', problems);
  const reference = isNothing(values.reference ?? '') ? '' : tidyText(values.reference ?? '');
  if (reference.length > limits.name) problems.push({ field: 'reference', message: ruleMessages.maxText(limits.name) });
  if (course === undefined || day === undefined || valid === undefined || problems.length > 0) return { problems };
  return { facts: { course, completed_on: day, months: valid, reference }, problems };
}

function readCourse({ courses, answers }: EntryReader, values: Values, problems: Problem[]): NamedCourse | undefined {
  const [title, provider] = [tidyText(values.course ?? ''), tidyText(values.provider ?? '')];
  if (isNothing(title)) {
    problems.push({ field: 'course', message: ruleMessages.required });
    return undefined;
  }
  const meaning = meaningOf(answers, 'course', wordKey(title));
  const known = courses.find(title, provider) ?? courses.all.find(({ id }) => String(id) === meaning);
  if (known !== undefined) return { ...known, external_course_id: known.id };
  if (meaning !== '') {
    problems.push({
      field: 'course',
      message: `“${title}” is not in the list of external courses. Choose its meaning in the questions above`,
    });
    return undefined;
  }
  if (isNothing(provider))
    problems.push({ field: 'provider', message: 'Enter the provider of a course that is not in the list' });
  for (const [field, text] of [['course', title] as const, ['provider', provider] as const])
    if (text.length > limits.title) problems.push({ field, message: ruleMessages.maxText(limits.title) });
  return { external_course_id: null, title, provider, default_months: undefined, needs_evidence: false };
}

function readMonths(course: NamedCourse | undefined, text: string, problems: Problem[]): number | undefined {
  const refuse = (message: string) => {
    problems.push({ field: 'months', message });
    return undefined;
  };
  if (isNothing(text)) {
    if (course === undefined || course.default_months !== undefined) return course?.default_months ?? 0;
    return refuse('Enter the months, or 0 if it never expires');
  }
  const found = months.exec(tidyText(text))?.[1];
  if (found === undefined) return refuse('Enter a number of months');
  if (Number(found) > limits.certificateMonthsMax)
    return refuse(`Should be less than or equal to ${limits.certificateMonthsMax}`);
  return Number(found);
}

import { ruleMessages, startDayProblem } from '@doselore/contract';
import {
  type ImportField,
  isNothing,
  type MatchedField,
  readAddress,
  readDay,
  readEmployment,
  readYesNo,
  splitName,
  tidyText,
  wordKey,
} from '@doselore/contract/imports';
import { findJobRole } from '@doselore/contract/users';
import { type Answers, meaningOf } from './answers.ts';
import type { CourseIndex } from './external-entries/course-index.ts';
import type { Problem } from './field-problem.ts';
import { isServiceKnown, type ServiceIndex } from './service-index.ts';
import type { Values } from './sheet.ts';

/** Answers, services, external courses and day by which the cells of a list are read. */
export type Reader = { answers: Answers; services: ServiceIndex; courses: CourseIndex; today: string };
type Known = Pick<Reader, 'services' | 'courses'>;

/** Value of a cell, or the problem with it. */
type Cell<T> = { value: T } | { problem: string };

/** Returns the words of a cell that nobody has given a meaning, and that have none of their own. */
export function listWords({ services, courses }: Known, field: MatchedField, text: string): string[] {
  if (field === 'status') return readEmployment(text) === undefined ? [tidyText(text)] : [];
  if (field === 'invited') return readYesNo(text) === undefined ? [tidyText(text)] : [];
  if (isNothing(text)) return [];
  if (field === 'course') return courses.find(text) === undefined ? [tidyText(text)] : [];
  if (field === 'job_role') return findJobRole(tidyText(text)) === undefined ? [tidyText(text)] : [];
  return services.partsOf(text).filter((part) => !isServiceKnown(services, part));
}

export function readJobRole({ answers }: Reader, text: string): Cell<string | null> {
  if (isNothing(text)) return { value: null };
  const role = findJobRole(tidyText(text)) ?? meaningOf(answers, 'job_role', wordKey(text));
  if (role === undefined)
    return {
      problem: `“${tidyText(text)}” is not a known job role. Choose its meaning in the questions above, or choose a job role`,
    };
  return { value: role === '' ? null : role };
}

export function readStart({ answers, today }: Reader, text: string): Cell<string | null> {
  if (isNothing(text)) return { value: null };
  const read = readDay(text, answers.dayOrder ?? null);
  if (read === undefined) return { problem: 'Write the day as 27-03-2026' };
  if ('doubtful' in read) return { problem: 'Say above whether the day or the month comes first' };
  const problem = startDayProblem(read.day, today);
  return problem === undefined ? { value: read.day } : { problem };
}

export const readRegistration = (text: string) => (isNothing(text) ? '' : text.replace(/^\s*gphc\W*/iu, ''));

/** Returns what a mark says: true when the person is to be invited. */
export function readInvited({ answers }: Reader, text: string): Cell<boolean> {
  const meaning = meaningOf(answers, 'invited', wordKey(text));
  const isInvited = readYesNo(text) ?? (meaning === undefined ? undefined : meaning === 'yes');
  if (isInvited !== undefined) return { value: isInvited };
  const shown = tidyText(text) === '' ? 'The empty cell' : `“${tidyText(text)}”`;
  return {
    problem: `${shown} is not a clear yes or no. Choose its meaning in the questions above, or write Yes or No`,
  };
}

type Identity = { first_name: string; last_name: string; email: string };

/** Returns names and address of a row, and what is missing. */
export function readIdentity(values: Values): Identity & { problems: Problem[] } {
  const email = readAddress(values.email ?? '');
  const [first, last] = [tidyText(values.first_name ?? ''), tidyText(values.last_name ?? '')];
  const missing: Problem[] = email === '' ? [{ field: 'email', message: ruleMessages.required }] : [];
  if (values.full_name === undefined) return { first_name: first, last_name: last, email, problems: missing };
  const split = splitName(values.full_name);
  const names = { first_name: first || (split?.first_name ?? ''), last_name: last || (split?.last_name ?? '') };
  const isWhole = names.first_name !== '' && names.last_name !== '';
  const whole: Problem[] = isWhole ? [] : [{ field: 'full_name', message: 'Write a first and a last name' }];
  return { ...names, email, problems: [...whole, ...missing] };
}

export const readPayroll = (text: string) => (isNothing(text) ? null : tidyText(text));

/** Problem of a cell, with its field. */
export const problemIn = (field: ImportField, cell: Cell<unknown>): Problem[] =>
  'problem' in cell ? [{ field, message: cell.problem }] : [];

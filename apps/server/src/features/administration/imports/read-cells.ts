import { ruleMessages, startDayProblem } from '@doselore/contract';
import {
  type ImportField,
  isNothing,
  readAddress,
  readDay,
  readYesNo,
  splitName,
  tidyText,
  wordKey,
} from '@doselore/contract/imports';
import { findJobRole } from '@doselore/contract/users';
import { type Answers, meaningOf } from './answers.ts';
import type { Problem } from './field-problem.ts';
import type { ServiceIndex } from './service-index.ts';
import type { Values } from './sheet.ts';

/** Answers, services and day by which the cells of a list are read. */
export type Reader = { answers: Answers; services: ServiceIndex; today: string };

/** Value of a cell, or the problem with it. */
type Cell<T> = { value: T } | { problem: string };

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

/** Returns the day of a cell. Adds a problem for a missing or future day. */
export function readCompleted({ answers, today }: Reader, text: string, problems: Problem[]): string | undefined {
  const refuse = (message: string) => {
    problems.push({ field: 'day', message });
    return undefined;
  };
  if (isNothing(text)) return refuse(ruleMessages.required);
  const read = readDay(text, answers.dayOrder ?? null);
  if (read === undefined) return refuse('Write the day as 27-03-2026');
  if ('doubtful' in read) return refuse('Say above whether the day or the month comes first');
  return read.day > today ? refuse('Choose a day that is not in the future') : read.day;
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

import { dayText, ruleMessages } from '@doselore/contract';
import { clearWord, type ImportField, type ImportRow } from '@doselore/contract/imports';
import type { z } from 'zod';

export type Problem = ImportRow['problems'][number];

/** Returns the problem of a value, in the words of the form where it has them. */
export function problemOf(field: ImportField, issue: z.core.$ZodIssue): Problem {
  if (field === 'started_on') return { field, message: 'Write the day as 27-03-2026' };
  if (issue.code === 'too_big') return { field, message: ruleMessages.maxText(Number(issue.maximum)) };
  return { field, message: issue.message };
}

export const cannotBeEmptied: string = `Only details may be emptied: ${clearWord} is no name or address`;

export const describeConflict = (field: ImportField, value: string | null): string => {
  const shown = value !== null && field === 'started_on' ? dayText(value) : value;
  return `Changed since you checked: it is now ${shown === null ? 'empty' : `“${shown}”`}`;
};

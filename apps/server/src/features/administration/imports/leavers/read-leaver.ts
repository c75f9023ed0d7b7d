import { dayText } from '@doselore/contract';
import { isNothing, readDay, readEmployment, tidyText, wordKey } from '@doselore/contract/imports';
import { meaningOf } from '../answers.ts';
import type { Problem } from '../field-problem.ts';
import { problemIn, type Reader } from '../read-cells.ts';
import type { Values } from '../sheet.ts';

type Known = Pick<Reader, 'answers' | 'today'>;

/** Years of leaving days that programs write for "none", such as 1900 and 9999. */
const years = { first: 1950, last: 2099 };

function readStatus({ answers }: Known, text: string): { value: 'current' | 'left' } | { problem: string } {
  const meaning = meaningOf(answers, 'status', wordKey(text));
  const status = readEmployment(text) ?? (meaning === undefined ? undefined : meaning === 'left' ? 'left' : 'current');
  if (status !== undefined) return { value: status };
  return { problem: `“${tidyText(text)}” is not a known status. Choose its meaning in the questions above` };
}

function readLeavingDay({ answers }: Known, text: string): { value: string | null } | { problem: string } {
  if (isNothing(text) || /^0[-/.0]*$/u.test(text.trim())) return { value: null };
  const read = readDay(text, answers.dayOrder ?? null);
  if (read === undefined) return { problem: 'Write the day as 27-03-2026' };
  if ('doubtful' in read) return { problem: 'Say above whether the day or the month comes first' };
  const year = Number(read.day.slice(0, 4));
  return { value: year < years.first || year > years.last ? null : read.day };
}

/** `gone`: why somebody has left. `leaving`: their last day, which is today or later. */
export type Employment = { gone?: string; leaving?: string; problems: Problem[] };

/** Returns whether a row says that somebody has left. A last day in the future counts more than the status. */
export function readLeaver(reader: Known, values: Values): Employment {
  const status = readStatus(reader, values.status ?? '');
  const day = readLeavingDay(reader, values.left_on ?? '');
  const problems = [...problemIn('status', status), ...problemIn('left_on', day)];
  const lastDay = 'value' in day ? day.value : null;
  if (lastDay !== null && lastDay >= reader.today) return { leaving: lastDay, problems };
  if (lastDay !== null) return { gone: `Left on ${dayText(lastDay)}`, problems };
  if ('value' in status && status.value === 'left')
    return { gone: `Has left: “${tidyText(values.status ?? '')}”`, problems };
  return { problems };
}

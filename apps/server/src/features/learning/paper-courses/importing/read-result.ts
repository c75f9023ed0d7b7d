import { limits, ruleMessages } from '@doselore/contract';
import { isNothing, readOutcome, tidyText } from '@doselore/contract/imports';
import {
  type Problem,
  type Reader,
  readCompleted,
  type Values,
} from '../../../administration/imports/declaring/index.ts';

export type RowResult = {
  takenOn: string;
  outcome: 'pass' | 'fail';
  score: number | null;
  assessor: string;
  reason: string | null;
};

/** `said`: the readable values. `facts`: the result, when all its cells are readable. */
type ReadResult = { said: Partial<RowResult>; facts?: RowResult; problems: Problem[] };

/** Returns the result that a row says, and the problems with its cells. The rule of the course is checked later. */
export function readResult(reader: Reader, values: Values): ReadResult {
  const problems: Problem[] = [];
  const takenOn = readCompleted(reader, values.day ?? '', problems);
  const outcome = readOutcome(values.outcome ?? '');
  if (outcome === undefined) problems.push({ field: 'outcome', message: 'Write Pass or Fail' });
  const score = readScore(values.score ?? '', problems);
  const assessor = isNothing(values.assessor ?? '') ? '' : tidyText(values.assessor ?? '');
  if (assessor === '') problems.push({ field: 'assessor', message: ruleMessages.required });
  if (assessor.length > limits.name) problems.push({ field: 'assessor', message: ruleMessages.maxText(limits.name) });
  const reason = isNothing(values.reason ?? '') ? null : tidyText(values.reason ?? '');
  const said = {
    ...(takenOn === undefined ? {} : { takenOn }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(score === undefined ? {} : { score }),
    ...(assessor === '' ? {} : { assessor }),
    reason,
  };
  if (takenOn === undefined || outcome === undefined || score === undefined || problems.length > 0)
    return { said, problems };
  return { said, facts: { takenOn, outcome, score, assessor, reason }, problems };
}

/** Returns undefined for a text that is no score, and null for none. */
function readScore(text: string, problems: Problem[]): number | null | undefined {
  if (isNothing(text)) return null;
  const found = /^(\d{1,3})(?:[.,]0+)? ?%?$/u.exec(tidyText(text))?.[1];
  if (found !== undefined && Number(found) <= 100) return Number(found);
  problems.push({ field: 'score', message: 'Enter a whole number from 0 to 100' });
  return undefined;
}

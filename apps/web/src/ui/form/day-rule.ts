import { typedDayProblem } from '@doselore/contract';
import type { Rule } from './rules.ts';

/**
 * Refuses text that is no day, and a day that no calendar has. Empty values are left to `required`. The login document
 * loads the other rules and not this one.
 */
export const realDay: Rule = typedDayProblem;

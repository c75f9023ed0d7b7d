import c from './day-times.module.css';

export { DayInput, TimeInput } from './inputs.tsx';
export { dayOf, momentOf, timeOf } from './typed-moments.ts';
/** Class of a row with a day and times. The row sets `--columns`. */
export const dayTimesLine = c.line;

import { day } from '../../common.schemas.ts';

/** Day of a plan. Other centuries are typing errors. */
export const plannedDay = day.refine(
  (value) => value >= '2000-01-01' && value < '2100-01-01',
  'Enter a day between 2000 and 2099',
);

import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { absencesSchemas } from './absences.schemas.ts';

/** Lists the people who did not come to courses that have been closed. */
export const listAbsences = endpoint<typeof absencesSchemas.listAbsences>({
  method: 'GET',
  path: 'pled-absentees',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'virtualGroups.absences',
});
export const getAbsencesCsv = csvOf(listAbsences);

import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { virtualGroupHealthSchemas } from './virtual-group-health.schemas.ts';

/** Lists what is wrong with Pharmacist-led Courses that have not ended, as it is now. */
export const listFindings = endpoint<typeof virtualGroupHealthSchemas.listFindings>({
  method: 'GET',
  path: 'virtual-groups-health',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'virtualGroups.health',
});
export const getFindingsCsv = csvOf(listFindings);

import type { Level } from '@doselore/contract';
import { type FindingsQuery, getFindingsCsv, listFindings } from '@doselore/contract/virtual-group-health';
import { sheetOf } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const virtualGroups = roomQueries('virtual-groups');

/** Below the key of the courses, so that a change of a course reads the findings again. */
export const findingsQuery = (level: Level, query: FindingsQuery) => virtualGroups.list(listFindings, { level, query });

export const downloadFindings = (level: Level, query: FindingsQuery) =>
  sheetOf(getFindingsCsv, { level, query, fileName: 'Health of Pharmacist-led Courses' });

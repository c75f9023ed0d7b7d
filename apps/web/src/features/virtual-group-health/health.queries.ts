import type { Level } from '@doselore/contract';
import { type FindingsQuery, getFindingsCsv, listFindings } from '@doselore/contract/virtual-group-health';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

/** Below the key of the courses, so that a change of a course reads the findings again. */
export function findingsQuery(level: Level, query: FindingsQuery) {
  return queryOptions({
    queryKey: ['virtual-groups', 'health', level, query],
    queryFn: ({ signal }) => callEndpoint(listFindings, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadFindings(level: Level, query: FindingsQuery): SheetDownload {
  return sheetOf(getFindingsCsv, { level, query, fileName: 'Health of Pharmacist-led Courses' });
}

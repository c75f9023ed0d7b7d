import type { Level } from '@doselore/contract';
import { listAssessments } from '@doselore/contract/course-assessments';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';
import { refreshAfterLicences } from '../../licences/ledger/index.ts';

export const virtualGroups = roomQueries('virtual-groups');

export const assessmentsQuery = (level: Level, virtualGroupId: number) =>
  virtualGroups.one(listAssessments, { level, params: { virtualGroupId } });

/** Loads the assessments of a course, so that their page opens without a connection. */
export function usePreparedAssessments(virtualGroupId: number): void {
  const { level } = useArea();
  useQuery(assessmentsQuery(level, virtualGroupId));
}

/** Refreshes the pages that show results, licences and certificates. */
export async function refreshAfterAssessing(client: QueryClient): Promise<void> {
  await Promise.all([refreshAfterLicences(client), refreshQueries(client, 'certificates')]);
}

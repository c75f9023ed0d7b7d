import type { Level } from '@doselore/contract';
import { listAssessments } from '@doselore/contract/virtual-groups';
import type { QueryClient } from '@tanstack/react-query';
import { refreshQueries, roomQueries } from '../../../../platform/query-client/index.ts';
import { refreshAfterLicences } from '../../../licences/ledger/index.ts';

const virtualGroups = roomQueries('virtual-groups');

export const assessmentsQuery = (level: Level, virtualGroupId: number) =>
  virtualGroups.one(listAssessments, { level, params: { virtualGroupId } });

/** Refreshes the pages that show results, licences and certificates. */
export async function refreshAfterAssessing(client: QueryClient): Promise<void> {
  await Promise.all([refreshAfterLicences(client), refreshQueries(client, 'certificates')]);
}

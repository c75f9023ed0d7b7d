import type { QueryClient } from '@tanstack/react-query';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';
import { refreshAfterLicences } from '../../licences/ledger/index.ts';

export const virtualGroups = roomQueries('virtual-groups');

/** Refreshes the pages that show results, licences and certificates. */
export async function refreshAfterAssessing(client: QueryClient): Promise<void> {
  await Promise.all([refreshAfterLicences(client), refreshQueries(client, 'certificates')]);
}

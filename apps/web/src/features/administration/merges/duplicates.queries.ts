import { listDuplicates } from '@doselore/contract/merges';
import type { QueryClient } from '@tanstack/react-query';
import { refreshQueries, roomLists } from '../../../platform/query-client/index.ts';

const duplicates = roomLists('merges', 'duplicates');

export const duplicatesQuery = duplicates.sheet(listDuplicates, 'Probable duplicates');

/** Refreshes the lists of duplicate people and of duplicate records. */
export const refreshDuplicates = (client: QueryClient) => refreshQueries(client, duplicates.key());

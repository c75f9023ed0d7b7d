import type { ListQuery } from '@doselore/contract';
import { getDuplicatesCsv, listDuplicates, searchDuplicatesNow } from '@doselore/contract/merges';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const duplicates = roomQueries('merges', 'duplicates');

export const duplicatesQuery = (query: ListQuery) => duplicates.list(listDuplicates, { level, query });

/** Refreshes the lists of duplicate people and of duplicate records. */
export const refreshDuplicates = (client: QueryClient) => refreshQueries(client, duplicates.key());

export const searchAgain = () => callEndpoint(searchDuplicatesNow, { level });

export const downloadDuplicates = (query: ListQuery): SheetDownload =>
  sheetOf(getDuplicatesCsv, { level, query, fileName: 'Probable duplicates' });

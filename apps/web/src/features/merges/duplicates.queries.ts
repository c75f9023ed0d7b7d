import type { ListQuery } from '@doselore/contract';
import { getDuplicatesCsv, listDuplicates, searchDuplicatesNow, setDistinct } from '@doselore/contract/merges';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

const level = 'superAdmin';

export function duplicatesQuery(query: ListQuery) {
  return queryOptions({
    queryKey: ['merges', 'duplicates', 'people', query],
    queryFn: ({ signal }) => callEndpoint(listDuplicates, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const searchAgain = () => callEndpoint(searchDuplicatesNow, { level });

export const downloadDuplicates = (query: ListQuery): SheetDownload =>
  sheetOf(getDuplicatesCsv, { level, query, fileName: 'Probable duplicates' });

export const sendDistinct = (two: { oneId: number; otherId: number }, distinct: boolean) =>
  callEndpoint(setDistinct, { level, body: { ...two, distinct } });

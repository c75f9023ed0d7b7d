import type { Body } from '@doselore/contract';
import {
  type DuplicateKind,
  type DuplicateRecordsQuery,
  duplicateKindTitles,
  getDuplicateRecordsCsv,
  listDuplicateRecords,
  respellVenue,
  setDistinctRecords,
} from '@doselore/contract/merges';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

const level = 'superAdmin';

export function duplicateRecordsQuery(kind: DuplicateKind, query: DuplicateRecordsQuery) {
  return queryOptions({
    queryKey: ['merges', 'duplicates', kind, query],
    queryFn: ({ signal }) => callEndpoint(listDuplicateRecords, { level, params: { kind }, query, signal }),
    placeholderData: (held, from) => (from?.queryKey[2] === kind ? held : undefined),
  });
}

export const downloadDuplicateRecords = (kind: DuplicateKind, query: DuplicateRecordsQuery): SheetDownload =>
  sheetOf(getDuplicateRecordsCsv, {
    level,
    params: { kind },
    query,
    fileName: `Duplicates, ${duplicateKindTitles[kind].toLowerCase()}`,
  });

export type RecordPair = { oneId: number; otherId: number };

export const sendDistinctRecords = (kind: DuplicateKind, two: RecordPair, distinct: boolean) =>
  callEndpoint(setDistinctRecords, { level, params: { kind }, body: { ...two, distinct } });

export type Respelling = Body<typeof respellVenue>;

export const sendRespelling = (body: Respelling) => callEndpoint(respellVenue, { level, body });

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
import { callEndpoint, type SheetDownload, sheetOf } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const duplicates = roomQueries('merges', 'duplicates');

export const duplicateRecordsQuery = (kind: DuplicateKind, query: DuplicateRecordsQuery) =>
  duplicates.list(listDuplicateRecords, { level, params: { kind }, query });

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

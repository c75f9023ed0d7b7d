import type { Body } from '@doselore/contract';
import {
  type DuplicateKind,
  type DuplicateRecordsQuery,
  duplicateKindTitles,
  getDuplicateRecordsCsv,
  listDuplicateRecords,
  type respellVenue,
} from '@doselore/contract/merges';
import { type SheetDownload, sheetOf } from '../../../platform/api/index.ts';
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

export type Respelling = Body<typeof respellVenue>;

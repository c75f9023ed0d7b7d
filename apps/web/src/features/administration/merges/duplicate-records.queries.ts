import type { Body } from '@doselore/contract';
import {
  type DuplicateKind,
  type DuplicateRecordsQuery,
  duplicateKindTitles,
  listDuplicateRecords,
  type respellVenue,
} from '@doselore/contract/merges';

import { roomLists } from '../../../platform/query-client/index.ts';

const duplicates = roomLists('merges', 'duplicates');

export const duplicateRecordsQuery = (kind: DuplicateKind, query: DuplicateRecordsQuery) =>
  duplicates.sheet(listDuplicateRecords, {
    fileName: `Duplicates, ${duplicateKindTitles[kind].toLowerCase()}`,
    params: { kind },
    query,
  });

export type RecordPair = { oneId: number; otherId: number };

export type Respelling = Body<typeof respellVenue>;

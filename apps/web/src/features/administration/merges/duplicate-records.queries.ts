import type { Query } from '@doselore/contract';
import { type DuplicateKind, duplicateKindTitles, listDuplicateRecords } from '@doselore/contract/merges';
import { roomLists } from '../../../platform/query-client/index.ts';

const duplicates = roomLists('merges', 'duplicates');

export function duplicateRecordsQuery(kind: DuplicateKind, query: Query<typeof listDuplicateRecords>) {
  const pairs = duplicates.sheet(listDuplicateRecords, `Duplicates, ${duplicateKindTitles[kind].toLowerCase()}`);
  return pairs({ params: { kind }, query });
}

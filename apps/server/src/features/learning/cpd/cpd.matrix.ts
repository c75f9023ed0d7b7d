import { commandOf } from '@doselore/contract';
import {
  addCpdRecord,
  changeCpdRecord,
  deleteCpdRecord,
  draftCpdRecord,
  getCpdCsv,
  getCpdRecord,
  listCpdRecords,
} from '@doselore/contract/cpd';
import { members, owners } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';

const cpdRecord = {
  kind: 'planned',
  title: 'Record',
  learning: 'This',
  relevance: '',
  method: '',
  benefit: '',
  learnt_on: null,
} as const;
const diary = { cpd_records: 'a diary that nobody else can read or change' };

export const matrix: RoomMatrix = {
  words: () => ({ source: 'online' }),
  ids: ({ attempt }) => ({ recordId: attempt.recordId, sourceId: attempt.courseUserId }),
  examples: [
    exampleOf(listCpdRecords, members),
    exampleOf(getCpdRecord, owners),
    exampleOf(addCpdRecord, members, {
      body: () => commandOf(cpdRecord),
      unaudited: diary,
    }),
    exampleOf(changeCpdRecord, owners, {
      body: () => commandOf(cpdRecord),
      unaudited: diary,
    }),
    exampleOf(deleteCpdRecord, owners, { unaudited: diary }),
    exampleOf(draftCpdRecord, owners),
    exampleOf(getCpdCsv, members),
  ],
};

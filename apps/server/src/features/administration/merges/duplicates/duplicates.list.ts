import { duplicateReasonWords, listDuplicates } from '@doselore/contract/merges';
import { declareList } from '../../../../platform/lists/index.ts';
import { findSearchedAt } from './duplicate-pairs.repository.ts';
import { betterFirst, presentDuplicate } from './duplicates.presenter.ts';
import { type DuplicateData, listDuplicateRows } from './duplicates.repository.ts';

const nameOf = (one: DuplicateData['one']) => `${one.first_name} ${one.last_name}`;

export const duplicatesList = declareList(listDuplicates, {
  name: 'Probable duplicates',
  rows: ({ query, scope, services }) => listDuplicateRows(services.db, scope, query),
  present: presentDuplicate,
  extra: async ({ services }) => ({ searched_at: (await findSearchedAt(services.db))?.toISOString() ?? null }),
  columns: [
    ['Likely', (row) => row.score],
    ['Why', (row) => row.reasons.map((reason) => duplicateReasonWords[reason]).join('; ')],
    ['ID', (row) => betterFirst(row)[0].id],
    ['Name', (row) => nameOf(betterFirst(row)[0])],
    ['Email', (row) => betterFirst(row)[0].email],
    ['Other ID', (row) => betterFirst(row)[1].id],
    ['Other name', (row) => nameOf(betterFirst(row)[1])],
    ['Other email', (row) => betterFirst(row)[1].email],
  ],
});

import type { ImportKind } from '@doselore/contract/imports';
import { entryLists } from '../../learning/external-courses/index.ts';
import { resultLists } from '../../learning/paper-courses/index.ts';
import { changeLists } from './changes/change-lists.ts';
import { delegateLists } from './delegates/delegate-lists.ts';
import type { ListKind } from './list-kind.ts';
import { newPeopleLists } from './new-people/new-people-lists.ts';

const declared: Record<ImportKind, ListKind> = {
  new: newPeopleLists,
  edit: changeLists,
  delegates: delegateLists,
  'external-entries': entryLists,
  'paper-results': resultLists,
};

/** Kinds of lists, each as its room declares it. */
export const listKinds: readonly ListKind[] = Object.values(declared);

/** Returns the declaration of the kind of a list. */
export const kindOf = ({ kind }: { kind: ImportKind }): ListKind => declared[kind];

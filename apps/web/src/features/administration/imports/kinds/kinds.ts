import type { ImportKind } from '@doselore/contract/imports';
import { changes } from './changes.ts';
import { delegates } from './delegates.ts';
import { externalEntries } from './external-entries.ts';
import type { ListKind } from './list-kind.ts';
import { newPeople } from './new-people.ts';
import { paperResults } from './paper-results.ts';

/** Texts and calls of the pages of each kind of list. */
export const listKinds: Record<ImportKind, ListKind> = {
  new: newPeople,
  edit: changes,
  delegates,
  'external-entries': externalEntries,
  'paper-results': paperResults,
};
